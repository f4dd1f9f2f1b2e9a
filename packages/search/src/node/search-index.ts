import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {AfterBuildStep} from '@docs-kit/base/node/after-build';
import type {Page} from '@docs-kit/base/node/pages';
import type {IndexOptions} from '../options';
import {collect, type ReadPage} from './collect';
import {cutShards, invert} from './invert';
import {articleOf, readSections} from './sections';
import {writeSearch} from './write';

/**
 * Writes the search index of all built pages to `assets/search/`, where the engine reads it.
 *
 * @throws if a page of the list isn't in the build
 */
export function searchIndex(options: IndexOptions): AfterBuildStep {
  return ({outDir, baseUrl, pages}) => {
    const read = pages.map((page) =>
      readPage(page, path.join(outDir, page.path.slice(baseUrl.length - 1), 'index.html')),
    );
    const collected = collect(read, baseUrl, options);
    const {index, common} = invert(collected.records.map((lines) => lines.join(' ')));
    writeSearch(outDir, collected, common, cutShards(index));
  };
}

function readPage(page: Page, file: string): ReadPage {
  const article = readSections(articleOf(readFileSync(file, 'utf8')), page.title);
  return {...page, path: page.path.replace(/(.)\/$/, '$1'), ...article};
}
