import {baseUrl} from './site';

/** Addresses that classify pages for search. */
export const searchRoutes = {
  /** API reference pages, which rank below guides for ordinary words. */
  api: `${baseUrl}reference/typescript`,
  /** All reference pages; their hits carry a label. */
  reference: `${baseUrl}reference`,
  /** Pages about later releases, which rank below all others. */
  next: `${baseUrl}next`,
  /** The page that explains error messages, which readers paste into the search box. */
  messages: `${baseUrl}troubleshooting`,
  /**
   * Pages about one other system each. They repeat the guides, so they rank below them unless the query names the
   * system.
   */
  integrations: `${baseUrl}ci/integrations`,
};
