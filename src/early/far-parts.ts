const root = document.documentElement;

/**
 * Marks the page on `<html data-at-top>` while its reader is at its top and has given no sign, so that the style sheet
 * can leave the layout of its far parts for later. A reader who comes for another part, by an anchor or by going back,
 * needs all heights at once; so does a browser that does not keep its place when heights above it change.
 */
export function leaveFarParts(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFirstVisit = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  if (isFirstVisit && !location.hash && CSS.supports('overflow-anchor', 'auto')) root.dataset.atTop = '';
}

/** Lays out the whole page. */
export function layFarParts(): void {
  delete root.dataset.atTop;
}
