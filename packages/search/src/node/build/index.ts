import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AfterBuildStep} from '@docs-kit/base/node/after-build';
import {collect, type ReadPage} from './collect';
import {cutShards, invert} from './invert';
import type {Page} from '@docs-kit/base/node/pages';
import type {SiteSettings} from '../../engine/format';
import {articleOf, readSections} from './sections';
import {writeSearch} from './write';

/**
 * Writes the search index of all built pages to `assets/search/`, where `packages/search/src/engine/engine.ts` reads it.
 * The step throws if a page of the list isn't in the build.
 */
export const searchIndex = (settings: SiteSettings): AfterBuildStep => ({
  name: 'search index',
  run({outDir, baseUrl, pages}) {
    const collected = collect(
      pages.map((page) => readPage(page, outDir, baseUrl)),
      settings,
    );
    const {index, common} = invert(collected.records.map((lines) => lines.join(' ')));
    writeSearch(outDir, collected, common, cutShards(index));
  },
});

function readPage(page: Page, outDir: string, baseUrl: string): ReadPage {
  const file = path.join(outDir, page.path.slice(baseUrl.length - 1), 'index.html');
  const article = readSections(articleOf(readFileSync(file, 'utf8')), page.title);
  return {...page, path: page.path.replace(/(.)\/$/, '$1'), ...article};
}
