import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {baseUrl} from '../../../../../src/config/site';
import {collect, type ReadPage} from './collect';
import {cutShards, invert} from './invert';
import type {Page} from '@docs-kit/base/node/pages';
import {articleOf, readSections} from './sections';
import {writeSearch} from './write';

/**
 * Writes the search index of all built pages to `assets/search/`, where `packages/search/src/engine/engine.ts` reads it.
 *
 * @param outDir the folder of the built site
 * @throws if a page of the list isn't in the build
 */
export async function writeSearchIndex(pages: readonly Page[], outDir: string): Promise<void> {
  const read: ReadPage[] = [];
  for (const page of pages) {
    read.push(readPage(page, outDir));
    // Lets the compression of files go on.
    await setImmediate();
  }
  const collected = collect(read);
  const {index, common} = invert(collected.records.map((lines) => lines.join(' ')));
  writeSearch(outDir, collected, common, cutShards(index));
}

function readPage(page: Page, outDir: string): ReadPage {
  const file = path.join(outDir, page.path.slice(baseUrl.length - 1), 'index.html');
  const article = readSections(articleOf(readFileSync(file, 'utf8')), page.title);
  return {...page, path: page.path.replace(/(.)\/$/, '$1'), ...article};
}
