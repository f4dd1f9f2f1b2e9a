import {searchRoutes} from '../../../../src/config/search';
import type {HitKind} from './types';

/** Whether a page is at or below a route. */
export const isBelow = (path: string, route: string): boolean => path === route || path.startsWith(`${route}/`);

/** Whether a page belongs to the API reference. */
export const isApi = (path: string): boolean => isBelow(path, searchRoutes.api);

export function kindOf(path: string): HitKind {
  if (isBelow(path, searchRoutes.next)) return 'next';
  return isBelow(path, searchRoutes.reference) ? 'reference' : 'guide';
}
