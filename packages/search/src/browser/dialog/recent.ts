import options from '@generated/docs-kit-search/default/options.json';
import {read, write} from '@docs-kit/instant/browser/head/storage';
import type {SearchHit} from '../../engine/types';

const key = `search.recent.${options.storageName}`;
const maxRecent = 5;

/** The hits that the reader opened last; none if what's stored can't be read. */
export function recentHits(): SearchHit[] {
  try {
    return JSON.parse(read(key) ?? '[]') as SearchHit[];
  } catch {
    return [];
  }
}

/** Stores a hit that the reader opens, without its excerpt and marks, which belong to a query. */
export function remember(hit: SearchHit): void {
  const unmarked = JSON.parse(
    JSON.stringify({...hit, excerpt: []}, (name, value: unknown) => (name === 'marked' ? false : value)),
  ) as SearchHit;
  const others = recentHits().filter(({url}) => url !== hit.url);
  write(key, JSON.stringify([unmarked, ...others].slice(0, maxRecent)));
}

export function forget(): void {
  write(key, null);
}
