import {anchorTarget} from './anchor';
import {whenIdle} from './idle';

/**
 * Sets `<html data-at-top>` while the reader is at the top of a new page, so that the style sheet can defer the layout of
 * content far below. Anything that scrolls far needs all heights before the browser acts on it.
 */
export function deferFarLayout(): void {
  document.documentElement.dataset.atTop = '';
  // Listening again changes nothing.
  addEventListener('click', onClick, true);
  addEventListener('keydown', layOutWholePage, true);
  addEventListener('scroll', onScroll, {capture: true, passive: true});
}

/** The same on a page that a link led to, until it has been shown and the browser is idle. */
export function deferFarLayoutUntilShown(): void {
  deferFarLayout();
  requestAnimationFrame(() => whenIdle(layOutWholePage));
}

function onClick({target}: MouseEvent): void {
  if (target instanceof Element && target.closest('a')) layOutWholePage();
}

function onScroll(): void {
  if (document.documentElement.dataset.atTop === undefined || scrollY <= innerHeight) return;
  layOutWholePage();
  // The page was opened without a hash and no link was clicked, so the reader edited the address: the browser scrolled to
  // the anchor before the parts around it had their heights.
  anchorTarget()?.scrollIntoView();
}

/**
 * Lays out the whole page. If the browser has scrolled to something, for example through find-in-page, keeps that at
 * the same position on the screen.
 */
export function layOutWholePage(): void {
  if (document.documentElement.dataset.atTop === undefined) return;
  const parts = scrollY > 0 ? Array.from(document.querySelectorAll('.theme-doc-markdown > *')) : [];
  const firstVisible = parts.find((part) => part.getBoundingClientRect().bottom > 0);
  const top = firstVisible?.getBoundingClientRect().top ?? 0;
  delete document.documentElement.dataset.atTop;
  const shift = firstVisible ? firstVisible.getBoundingClientRect().top - top : 0;
  if (shift !== 0) scrollBy({top: shift, behavior: 'instant'});
}
