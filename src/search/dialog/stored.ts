/** The keys under which the dialog keeps recent and favourite pages. */
const keys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Forgets stored pages that the dialog cannot show: it reads them without a check, and would take the whole page down
 * with it. Does nothing where the storage is blocked; the dialog then keeps nothing.
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
