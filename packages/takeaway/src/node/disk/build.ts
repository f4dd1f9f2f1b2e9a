import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {explorerFile} from '@docs-kit/explorer/node/settings';
import {bundle} from '@docs-kit/base/node/bundle';
import {listFiles} from '@docs-kit/base/node/files';
import {type FilesByName, listFile, workerFile} from '../../offline/list';
import {writePolicies} from '@docs-kit/instant/node/content-policy';
import {isPrecompressed} from '@docs-kit/site-tools/compression';
import {bundlePrehydration, definitions} from '@docs-kit/instant/node/head-script';
import {playerFile} from '@docs-kit/recordings/names';
import {entryPath} from '@docs-kit/search/engine/format';
import {diskFiles} from '../../disk-names';
import {rewritePage} from './rewrite';

/**
 * Files that only work on a host or with React. The explorer and the player fetch files, so links to the explorer lead
 * to the published site.
 */
const isLeftOut = (file: string): boolean =>
  isPrecompressed(file) ||
  /^(?:assets\/(?:js|search|explorer)|search|js|recordings)\//.test(file) ||
  /^assets\/css\/(?:explorer|player)\./.test(file) ||
  [listFile, workerFile, '404.html', explorerFile, playerFile].includes(file);

/** The index files that the search needs; `texts/` duplicates `texts.json`. */
const isIndex = (file: string): boolean =>
  (file === entryPath || file.startsWith('assets/search/')) && file.endsWith('.json') && !file.includes('/texts/');

/**
 * Writes a copy of the built site whose `index.html` can be opened from a disk.
 *
 * @param buildDir the built site
 * @param target an empty folder
 * @param siteDir the root of this repository
 * @param colourMode the site's settings
 * @throws if the site was built from other sources
 */
export function writeDiskCopy(
  buildDir: string,
  target: string,
  siteDir: string,
  colourMode: Pick<ThemeConfig['colorMode'], 'defaultMode' | 'respectPrefersColorScheme'>,
): void {
  const all = listFiles(buildDir);
  const kept = all.filter((file) => !isLeftOut(file));
  const page = {
    files: new Map(kept.map((name) => [name, [name, '', 0]])) as FilesByName,
    prehydration: bundlePrehydration(siteDir, colourMode),
    styles: kept.filter((file) => /^assets\/css\/styles\..*\.css$/.test(file)),
  };
  for (const file of kept) {
    const [from, to] = [path.join(buildDir, file), path.join(target, file)];
    mkdirSync(path.dirname(to), {recursive: true});
    if (file.endsWith('.html')) writeFileSync(to, rewritePage(readFileSync(from, 'utf8'), file, page));
    else cpSync(from, to);
  }
  const write = (name: string, content: string): void => writeFileSync(path.join(target, name), content);
  const entry = (name: string): string => path.join(siteDir, 'packages/takeaway/src/node/disk', name);
  write(diskFiles.page, bundle(entry('page.ts'), definitions(colourMode)));
  write(diskFiles.search, bundle(entry('search.ts'), {}));
  write(diskFiles.styles, readFileSync(entry('search.css'), 'utf8'));
  const index = all
    .filter(isIndex)
    .map((file) => `${JSON.stringify(file)}:${readFileSync(path.join(buildDir, file), 'utf8')}`);
  write(diskFiles.index, `window.searchFiles={${index.join(',\n')}}`);
  writePolicies(target, {scripts: [], connections: []}, 'file:');
}
