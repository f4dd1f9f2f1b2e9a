const root = document.documentElement;

/**
 * Marks the page on `<html data-at-top>` while its reader is at its top and its scripts do not run, so that the style sheet
 * can leave the layout of its far parts for later. A reader who comes for another part, by an anchor, for a found text or
 * by going back, needs all heights at once.
 */
export function leaveFarParts(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  // Unlike `location`, its address has the text that a search engine wants to be shown.
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.name.includes('#')) return;
  if (navigation.type !== 'navigate') return;
  root.dataset.atTop = '';
  // What takes the reader further down needs the heights before the browser acts on it.
  addEventListener('click', ({target}) => target instanceof Element && target.closest('a') && layFarParts(), true);
  addEventListener('keydown', layFarParts, true);
  addEventListener('scroll', () => scrollY > innerHeight && layFarParts(), {capture: true, passive: true});
}

/** Lays out the whole page. What has been scrolled to, as by the browser's own search, stays where it is on the screen. */
export function layFarParts(): void {
  if (root.dataset.atTop === undefined) return;
  const parts = scrollY > 0 ? Array.from(document.querySelectorAll('.theme-doc-markdown > *')) : [];
  const seen = parts.find((part) => part.getBoundingClientRect().bottom > 0);
  const top = seen?.getBoundingClientRect().top ?? 0;
  delete root.dataset.atTop;
  const moved = seen ? seen.getBoundingClientRect().top - top : 0;
  if (moved !== 0) scrollBy({top: moved, behavior: 'instant'});
}
