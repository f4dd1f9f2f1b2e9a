const root = document.documentElement;

/**
 * Sets `<html data-at-top>` while the reader is at the top and scripts haven't run, so that the style sheet can defer
 * the layout of content far below. A reader who arrives at another position (by a hash, a text fragment, or going back)
 * needs all heights immediately.
 */
export function leaveFarParts(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  // Unlike `location`, its address includes the text fragment.
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.name.includes('#')) return;
  if (navigation.type !== 'navigate') return;
  root.dataset.atTop = '';
  // Anything that scrolls far needs the heights before the browser acts on it.
  addEventListener('click', ({target}) => target instanceof Element && target.closest('a') && layFarParts(), true);
  addEventListener('keydown', layFarParts, true);
  addEventListener('scroll', () => scrollY > innerHeight && layFarParts(), {capture: true, passive: true});
}

/**
 * Lays out the whole page. If the browser has scrolled to something, for example through find-in-page, keeps that at
 * the same position on the screen.
 */
export function layFarParts(): void {
  if (root.dataset.atTop === undefined) return;
  const parts = scrollY > 0 ? Array.from(document.querySelectorAll('.theme-doc-markdown > *')) : [];
  const seen = parts.find((part) => part.getBoundingClientRect().bottom > 0);
  const top = seen?.getBoundingClientRect().top ?? 0;
  delete root.dataset.atTop;
  const moved = seen ? seen.getBoundingClientRect().top - top : 0;
  if (moved !== 0) scrollBy({top: moved, behavior: 'instant'});
}
