import {scrollToEntry} from './scroll';

/** Scrolls the sidebar to the current page's entry. */
export function showCurrentEntry(): void {
  const entries = document.querySelectorAll('.theme-doc-sidebar-menu [aria-current="page"]');
  const entry = Array.from(entries).at(-1);
  const menu = entry?.closest<HTMLElement>('nav.menu');
  if (entry && menu) scrollToEntry(menu, entry);
}
