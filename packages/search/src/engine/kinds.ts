import type {HitKind} from './types';

/** Addresses that classify pages, with the base path; a page belongs to one if it's at or below it. */
export interface SearchRoutes {
  /** API reference pages, which rank below guides for ordinary words. */
  api: string;
  /** All reference pages; their hits carry a label. */
  reference: string;
  /** Pages about later releases, which rank below all others. */
  next: string;
  /** The page that explains error messages, which readers paste into the search box. */
  messages: string;
  /**
   * Pages about one other system each. They repeat the guides, so they rank below them unless the query names the
   * system.
   */
  integrations: string;
}

/** Whether a page is at or below a route. */
export const isBelow = (path: string, route: string): boolean => path === route || path.startsWith(`${route}/`);

export function kindOf(path: string, {next, reference}: SearchRoutes): HitKind {
  if (isBelow(path, next)) return 'next';
  return isBelow(path, reference) ? 'reference' : 'guide';
}
