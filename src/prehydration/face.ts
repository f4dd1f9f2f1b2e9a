import {sparesData} from '../browser/connection';

/** How many ms after it was asked for the first byte of a page comes, at most, where 20 KB more don't matter. */
const quick = 200;

/** Lets headings have their own face, unless the page came so slowly that its reader would wait for it. */
export function showFace(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page && page.responseStart - page.requestStart < quick && !sparesData())
    document.documentElement.dataset.face = '';
}
