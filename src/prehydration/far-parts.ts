const root = document.documentElement;

/**
 * Sets `<html data-at-top>` while the reader is at the top and scripts haven't run, so that the style sheet can defer
 * the layout of content far below. A reader who arrives at another position (by a hash, a text fragment, or going back)
 * needs all heights immediately.
 */
export function deferFarLayout(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  // Unlike `location`, its address includes the text fragment.
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.name.includes('#')) return;
  if (navigation.type !== 'navigate') return;
  root.dataset.atTop = '';
  // Anything that scrolls far needs the heights before the browser acts on it.
  addEventListener('click', ({target}) => target instanceof Element && target.closest('a') && layOutWholePage(), true);
  addEventListener('keydown', layOutWholePage, true);
  addEventListener('scroll', () => scrollY > innerHeight && layOutWholePage(), {capture: true, passive: true});
}

/**
 * Lays out the whole page. If the browser has scrolled to something, for example through find-in-page, keeps that at
 * the same position on the screen.
 */
export function layOutWholePage(): void {
  if (root.dataset.atTop === undefined) return;
  const parts = scrollY > 0 ? Array.from(document.querySelectorAll('.theme-doc-markdown > *')) : [];
  const firstVisible = parts.find((part) => part.getBoundingClientRect().bottom > 0);
  const top = firstVisible?.getBoundingClientRect().top ?? 0;
  delete root.dataset.atTop;
  const shift = firstVisible ? firstVisible.getBoundingClientRect().top - top : 0;
  if (shift !== 0) scrollBy({top: shift, behavior: 'instant'});
}
