import {readFileSync} from 'node:fs';
import path from 'node:path';
import {collect, type ReadPage} from './collect';
import {cutShards, invert} from './invert';
import type {Page} from './pages';
import {articleOf, readSections} from './sections';
import {writeSearch} from './write';

/** Addresses relative to the base path, see `src/config/search.ts`. */
export interface SearchOptions {
  apiRoute: string;
  referenceRoute: string;
  nextRoute: string;
  messagesRoute: string;
  integrationsRoute: string;
}

interface Target {
  /** The folder of the built site. */
  outDir: string;
  /** The site's base path: `/0.18/`. */
  baseUrl: string;
}

/**
 * Writes the search index of all built pages to `assets/search/`, where `src/search/engine/engine.ts` reads it.
 *
 * @throws if a page of the list isn't in the build
 */
export function writeSearchIndex(
  pages: readonly Page[],
  {outDir, baseUrl}: Target,
  options: SearchOptions,
): void {
  const absolute = (route: string): string => baseUrl.replace(/\/$/, '') + route;
  const collected = collect(
    pages.map((page) => readPage(page, outDir, baseUrl)),
    {
      api: absolute(options.apiRoute),
      reference: absolute(options.referenceRoute),
      next: absolute(options.nextRoute),
      messages: absolute(options.messagesRoute),
      integrations: absolute(options.integrationsRoute),
    },
  );
  const {index, common} = invert(collected.records.map(({lines}) => lines.join(' ')));
  writeSearch(outDir, collected, common, cutShards(index));
}

function readPage(page: Page, outDir: string, baseUrl: string): ReadPage {
  const file = path.join(outDir, page.path.slice(baseUrl.length - 1), 'index.html');
  const article = readSections(articleOf(readFileSync(file, 'utf8')), page.title);
  return {...page, path: page.path.replace(/(.)\/$/, '$1'), ...article};
}
