/** The scripts and the style sheet of the copy, relative to its folder. */
export const diskFiles = {
  page: 'assets/page.js',
  search: 'assets/search.js',
  index: 'assets/search-index.js',
  styles: 'assets/search.css',
} as const;

/** The index in `window`, as its script defines it: each file by its address below the base path. */
export interface SearchFiles {
  searchFiles?: Record<string, unknown>;
}

/** The event that opens search. Not `search`, which Chromium dispatches on Escape and Enter in a search box. */
export const openSearchEvent = 'open-search';
