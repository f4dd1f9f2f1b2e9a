import type {StoredDocSearchHit} from '@docsearch/react';
import {read, write} from '@docs-kit/instant/browser/head/storage';

/** The storage keys of recent and favourite pages. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Removes stored pages that the dialog can't show: it doesn't validate them, and would crash the whole page. */
export function dropUnreadable(indexName: string): void {
  for (const key of keys) {
    const stored = read(key + indexName);
    if (stored !== null && !isListOfHits(stored)) write(key + indexName, null);
  }
}

function isListOfHits(json: string): boolean {
  try {
    const hits = JSON.parse(json) as StoredDocSearchHit[];
    return hits.every(({objectID, url, type, hierarchy}) => [objectID, url, type, hierarchy].every(Boolean));
  } catch {
    return false;
  }
}
