import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {HeadSettings} from '@docs-kit/instant/head-settings';
import {bundle} from '@docs-kit/base/node/bundle';
import {writePolicies} from '@docs-kit/instant/node/content-policy';
import {bundleHeadScript, definitions} from '@docs-kit/instant/node/head-script';
import {playerFile} from '@docs-kit/recordings/names';
import {entryPath} from '@docs-kit/search/engine/format';
import {diskFiles} from '../../disk-names';
import {listFile, workerFile} from '../../offline/list';
import {siteFiles} from '../site-files';
import {rewritePage} from './rewrite';

/** The site that's copied. */
export interface DiskCopyOptions {
  /** The built site. */
  buildDir: string;
  /** The site's base path, with slashes at both ends. */
  baseUrl: string;
  /** The origin of the published site, to which links lead if the copy lacks their file. */
  url: string;
  /** The settings that the site was built with. */
  head: HeadSettings;
  /** Further files that only work on a host. */
  leaveOut?: RegExp;
}

/** Files that only work on a host or with React. The player fetches its recordings. */
const isLeftOut = (file: string): boolean =>
  /^(?:assets\/(?:js|search)|search|js|recordings)\//.test(file) ||
  file.startsWith('assets/css/player.') ||
  [listFile, workerFile, '404.html', playerFile].includes(file);

/** The index files that the search needs; `texts/` duplicates `texts.json`. */
const isIndex = (file: string): boolean =>
  (file === entryPath || file.startsWith('assets/search/')) && file.endsWith('.json') && !file.includes('/texts/');

/**
 * Writes a copy of the built site whose `index.html` can be opened from a disk. Browsers give each file its own origin,
 * so there are no modules, no `fetch`, and no addresses without a file name: pages work without React, with relative
 * addresses and their own scripts, and the search index is a script, too.
 *
 * @param target an empty folder
 * @throws if the site was built from other sources
 */
export function buildDiskCopy({buildDir, baseUrl, url, head, leaveOut}: DiskCopyOptions, target: string): void {
  const all = siteFiles(buildDir);
  const kept = all.filter((file) => !isLeftOut(file) && !leaveOut?.test(file));
  const copy = {
    baseUrl,
    url,
    files: new Set(kept),
    prehydration: bundleHeadScript(head),
    styles: kept.filter((file) => /^assets\/css\/styles\..*\.css$/.test(file)),
  };
  for (const file of kept) {
    const [from, to] = [path.join(buildDir, file), path.join(target, file)];
    mkdirSync(path.dirname(to), {recursive: true});
    if (file.endsWith('.html')) writeFileSync(to, rewritePage(readFileSync(from, 'utf8'), file, copy));
    else cpSync(from, to);
  }
  const write = (name: string, content: string): void => writeFileSync(path.join(target, name), content);
  const entry = (name: string): string => path.join(__dirname, '../../browser/disk', name);
  write(diskFiles.page, bundle(entry('page.ts'), definitions(head)));
  write(diskFiles.search, bundle(entry('search.ts'), {BASE_URL: JSON.stringify(baseUrl)}));
  write(diskFiles.styles, readFileSync(entry('search.css'), 'utf8'));
  const index = all
    .filter(isIndex)
    .map((file) => `${JSON.stringify(file)}:${readFileSync(path.join(buildDir, file), 'utf8')}`);
  write(diskFiles.index, `window.searchFiles={${index.join(',\n')}}`);
  writePolicies(target, {scripts: [], connections: []}, 'file:');
}
