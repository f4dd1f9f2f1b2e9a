import fs from 'node:fs';
import path from 'node:path';
import {readPage} from './page';
import {readSampleFile} from './sample';
import type {Failure, Snippet} from '../types';

/** The folders that hold pages and samples. */
const CONTENT = ['docs', 'versioned_docs'] as const;

/** Written by TypeDoc at build time, not by us. */
const GENERATED = '/reference/typescript/';

export interface Content {
  snippets: Snippet[];
  failures: Failure[];
  /** How many pages were read. */
  pages: number;
}

/** Reads every page and sample below `root`, each file's path relative to it. */
export function collect(root: string): Content {
  const content: Content = {snippets: [], failures: [], pages: 0};
  for (const file of CONTENT.flatMap((folder) => listFiles(root, folder))) addFile(content, root, file);
  return content;
}

/** Reads one page or one file of a sample into `content`; other files are passed over. */
export function addFile(content: Content, root: string, file: string): void {
  const sample = file.includes('/_samples/');
  if (file.includes(GENERATED) || (!sample && !/\.mdx?$/.test(file))) return;
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  if (!sample) {
    const page = readPage(file, text);
    content.pages += 1;
    content.snippets.push(...page.snippets);
    content.failures.push(...page.failures);
    return;
  }
  const read = readSampleFile(file, text);
  if ('message' in read) content.failures.push(read);
  else content.snippets.push(read);
}

function listFiles(root: string, folder: string): string[] {
  const start = path.join(root, folder);
  if (!fs.existsSync(start)) return [];
  return fs
    .readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
