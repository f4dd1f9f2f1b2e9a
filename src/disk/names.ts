/** The scripts and the style sheet of the copy, below its folder. */
export const diskFiles = {
  page: 'assets/page.js',
  search: 'assets/search.js',
  index: 'assets/search-index.js',
  styles: 'assets/search.css',
} as const;

/** The index as its script leaves it in `window`: each file of the build by its address below the base path. */
export interface SearchFiles {
  searchFiles?: Record<string, unknown>;
}

/** The event that opens the search. Chromium sends one named `search` for Escape and Enter in a search box. */
export const openSearchEvent = 'open-search';
