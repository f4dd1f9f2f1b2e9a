import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collect, type ReadPage} from './names';
import {listPages, type Page} from './pages';
import {readSections} from './sections';
import {writeSearch} from './write';

/** Addresses below the base path, see `src/config/search.ts`. */
export interface SearchOptions {
  apiRoute: string;
  referenceRoute: string;
  nextRoute: string;
  messageRoutes: readonly string[];
}

/**
 * Writes the search index of all pages: `build/pagefind/` and `build/assets/search/`, which `src/search/engine.ts` reads.
 * There is none in the development server.
 */
export default function searchPlugin({baseUrl}: LoadContext, options: SearchOptions): Plugin {
  let pages: Page[] = [];
  const absolute = (route: string): string => baseUrl.replace(/\/$/, '') + route;
  return {
    name: 'search',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      pages = docs ? listPages(docs) : [];
    },
    async postBuild({outDir}) {
      const read = await Promise.all(pages.map((page) => readPage(page, outDir, baseUrl)));
      const {records, names} = collect(read, {
        api: absolute(options.apiRoute),
        reference: absolute(options.referenceRoute),
        next: absolute(options.nextRoute),
        messages: options.messageRoutes.map(absolute),
      });
      await writeSearch(outDir, records, names);
    },
  };
}

async function readPage(page: Page, outDir: string, baseUrl: string): Promise<ReadPage> {
  const file = path.join(outDir, page.path.slice(baseUrl.length - 1), 'index.html');
  return {...page, path: page.path.replace(/(.)\/$/, '$1'), ...readSections(await readFile(file, 'utf8'), page.title)};
}
