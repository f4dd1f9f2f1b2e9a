import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '@docs-kit/base/escape-reg-exp';

/** A doc that Docusaurus has read. */
export interface SourcePage {
  /** `/docs/install` */
  pathname: string;
  /** Relative to the project's root: `docs/install.mdx`. */
  file: string;
  /** The file's text. */
  text: string;
}

/** A position in a page, and the text that's there. */
interface Place {
  file: string;
  line: number;
  text: string;
}

/**
 * Reads the source file of each doc from the output of the last Docusaurus run.
 *
 * @param root the project's folder
 * @returns pages whose file still exists
 */
export function readSourcePages(root: string): SourcePage[] {
  // Written by @docusaurus/plugin-content-docs: one file per page, with its front matter.
  const folder = path.join(root, '.docusaurus', 'docusaurus-plugin-content-docs', 'default');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^site-.*\.json$/.test(name)) : [];
  return names.flatMap((name) => {
    const {source, permalink} = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, unknown>;
    if (typeof source !== 'string' || typeof permalink !== 'string') return [];

    const file = source.replace('@site/', '');
    const absolute = path.join(root, file);
    return existsSync(absolute) ? {pathname: permalink, file, text: readFileSync(absolute, 'utf8')} : [];
  });
}

/** The first position in a page of one of the texts, as a whole word or address. */
export function placeOf({file, text}: SourcePage, wanted: readonly string[]): Place | undefined {
  for (const candidate of wanted) {
    const found = new RegExp(`(?<![\\w.-])${escapeRegExp(candidate)}(?![\\w-]|/\\w)`).exec(text);
    if (found) return {file, line: text.slice(0, found.index).split('\n').length, text: candidate};
  }
  return undefined;
}

/** Whether a message starts with a position in a file, or with the environment, and therefore says all that's needed. */
export const hasPlace = (message: string): boolean => /^(?:[^:\n]+:\d+(?::\d+)?|environment): \S/.test(message);
