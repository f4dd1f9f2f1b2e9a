import path from 'node:path';
import type {Failure, Snippet} from '../types';

const LANGUAGES = ['go', 'python', 'typescript', 'php', 'java'] as const;

/** The ending of each language's own sources; other files in its folder are checked by their ending. */
const SOURCES: Record<string, string> = {go: '.go', python: '.py', typescript: '.ts', php: '.php', java: '.java'};

const BY_ENDING: Record<string, string> = {
  '.json': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.toml': 'toml',
  '.xml': 'xml',
  '.ini': 'ini',
  '.graphql': 'graphql',
  '.sh': 'shell',
  '.dsh': 'dsh',
};

/**
 * One file below a `_samples` folder as a snippet. A file that no checker takes is a failure: nothing on the site
 * stays unproven.
 */
export function readSampleFile(file: string, text: string): Snippet | Failure {
  const [, below = ''] = file.split('/_samples/');
  const parts = below.split('/');
  const folder = parts.findIndex((part) => (LANGUAGES as readonly string[]).includes(part));
  const name = path.posix.basename(file);
  const inLanguage = folder > 0 ? parts[folder] : undefined;
  const language =
    inLanguage !== undefined && name.endsWith(SOURCES[inLanguage] ?? '')
      ? inLanguage
      : name === 'Dockerfile'
        ? 'docker'
        : BY_ENDING[path.posix.extname(name)];
  if (language === undefined) {
    return {file, line: 1, language: '', message: 'no checker for this file. Use a file type that can be verified.'};
  }
  const sample = parts.slice(0, folder > 0 ? folder : -1).join('/');
  return {id: `${file}:1`, kind: 'sample', language, text, file, line: 1, meta: {title: name}, sample};
}
