import path from 'node:path';
import {hashFiles, listFiles} from '@docs-kit/base/node/files';
import {projectRoot} from '../shared/files';
import type {LanguageChecker} from '../types/snippets';

/** The code, facts and packages that proofs depend on, in addition to their own text. */
const sources = [
  'packages/verify/src',
  'packages/samples/src/node/reader',
  'src/dagger/api',
  'src/dagger/facts',
  'src/dagger/samples.ts',
  'package-lock.json',
];

/**
 * Lists the files that a checker's proofs depend on, in addition to their own text. For a language, that's all but the
 * folders of the others: a change to Java's check throws no proof of Go away. Texts that no program reads don't count.
 *
 * @returns paths relative to the project's root
 */
export function sourcesOf({folder}: Pick<LanguageChecker, 'folder'>): string[] {
  return sources
    .flatMap((entry) => {
      const below = listFiles(path.join(projectRoot, entry));
      return below.length === 0 ? [entry] : below.map((file) => `${entry}/${file}`);
    })
    .filter((file) => {
      const [, language] = inLanguage.exec(file) ?? [];
      return !file.endsWith('.md') && (folder === undefined || language === undefined || language === folder);
    });
}

const inLanguage = /^packages\/verify\/src\/languages\/([^/]+)\//;

/** A hash of the files that a checker's proofs depend on; of all if it's not a language's. */
export const hashSources = (checker: Pick<LanguageChecker, 'folder'> = {}): Promise<string> =>
  hashFiles(projectRoot, sourcesOf(checker));
