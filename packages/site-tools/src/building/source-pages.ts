import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourcePage} from './log';

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
    if (typeof source !== 'string' || typeof permalink !== 'string') {
      return [];
    }
    const file = source.replace('@site/', '');
    const absolute = path.join(root, file);
    return existsSync(absolute) ? {pathname: permalink, file, text: readFileSync(absolute, 'utf8')} : [];
  });
}
