import type {SearchRoutes} from '../options';
import type {HitKind} from './types';

/** Whether a page is at or below a route. */
export const isBelow = (path: string, route: string): boolean => path === route || path.startsWith(`${route}/`);

/** What kind of hit a page is. */
export function kindOf(path: string, {next, reference}: SearchRoutes): HitKind {
  if (isBelow(path, next)) return 'next';
  return isBelow(path, reference) ? 'reference' : 'guide';
}
