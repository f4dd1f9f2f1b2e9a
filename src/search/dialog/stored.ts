/** The storage keys of recent and favourite pages. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Removes stored pages that the dialog can't show: it doesn't validate them, and would crash the whole page. Does
 * nothing if storage is blocked.
 */
export function dropUnreadable(indexName: string): void {
  for (const key of keys) {
    try {
      const stored = localStorage.getItem(key + indexName);
      if (stored !== null && !isListOfHits(stored)) {
        localStorage.removeItem(key + indexName);
      }
    } catch {
      return;
    }
  }
}

function isListOfHits(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) && value.every(isHit);
  } catch {
    return false;
  }
}

function isHit(value: unknown): boolean {
  return (
    isRecord(value) &&
    isRecord(value.hierarchy) &&
    [value.objectID, value.url, value.type].every((field) => typeof field === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
