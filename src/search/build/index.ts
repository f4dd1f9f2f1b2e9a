import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hashFiles, listFiles} from '../../lib/files';
import {HashCache} from './cache';
import {collect, type ReadPage} from './names';
import {indexWords, type RecordWords} from './pagefind';
import type {Page} from './pages';
import {type Article, articleOf, readSections} from './sections';
import {commonWords, cutShards} from './shards';
import {writeSearch} from './write';

/** Addresses below the base path, see `src/config/search.ts`. */
export interface SearchOptions {
  apiRoute: string;
  referenceRoute: string;
  nextRoute: string;
  messageRoutes: readonly string[];
}

/** Where the packages are that read and split the pages, and their versions. */
const root = path.resolve(__dirname, '../../..');

interface Target {
  /** The built site. */
  outDir: string;
  /** Its address: `/0.18/`. */
  baseUrl: string;
  /** Keeps articles and their words by content, so that only changed pages are read and split again. */
  cacheDir: string;
}

/**
 * Writes the search index of all built pages into `assets/search/`, which `src/search/engine/engine.ts` reads.
 *
 * @throws where a page of the list isn't in the build
 */
export async function writeSearchIndex(
  pages: readonly Page[],
  {outDir, baseUrl, cacheDir}: Target,
  options: SearchOptions,
): Promise<void> {
  const absolute = (route: string): string => baseUrl.replace(/\/$/, '') + route;
  const version = await hashOfCode();
  const articles = HashCache.open<Article>(path.join(cacheDir, 'articles'), version);
  const splits = HashCache.open<RecordWords>(path.join(cacheDir, 'words'), version);
  const read = pages.map((page) => readPage(page, outDir, baseUrl, articles));
  const {records, names: collected} = collect(read, {
    api: absolute(options.apiRoute),
    reference: absolute(options.referenceRoute),
    next: absolute(options.nextRoute),
    messages: options.messageRoutes.map(absolute),
  });
  const words = await indexWords(records, splits);
  const names = {...collected, common: commonWords(words)};
  writeSearch(outDir, records, cutShards(words, names.common), names);
  articles.save();
  splits.save();
}

function readPage(page: Page, outDir: string, baseUrl: string, articles: HashCache<Article>): ReadPage {
  const file = path.join(outDir, page.path.slice(baseUrl.length - 1), 'index.html');
  const html = articleOf(readFileSync(file, 'utf8'));
  const key = `${page.title}\0${html}`;
  let article = articles.get(key);
  if (!article) {
    article = readSections(html, page.title);
    articles.set(key, article);
  }
  return {...page, path: page.path.replace(/(.)\/$/, '$1'), ...article};
}

/** Changes with whatever decides how pages are read and split. */
async function hashOfCode(): Promise<string> {
  const sources = await Promise.all(
    ['src/search/build', 'src/search/engine'].map(async (folder) =>
      (await listFiles(path.join(root, folder))).map((file) => `${folder}/${file}`),
    ),
  );
  return hashFiles(root, ['package.json', ...sources.flat()], process.version);
}
