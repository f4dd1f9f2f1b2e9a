import {scrollToEntry} from './scroll';

/** The theme's class for the entry of the section that's being read (theme-classic 3.10, `TOC`). */
const current = 'table-of-contents__link--active';

let observer: MutationObserver | undefined;

/**
 * Keeps the entry of the section that's being read in sight: the table of contents beside a reference page is longer
 * than the window, and the theme marks the entry without scrolling to it.
 */
export function followContents(): void {
  observer?.disconnect();
  const contents = document.querySelector<HTMLElement>('.theme-doc-toc-desktop');
  if (!contents) return;
  observer = new MutationObserver(() => {
    const entry = contents.querySelector(`.${current}`);
    if (entry) scrollToEntry(contents, entry);
  });
  observer.observe(contents, {subtree: true, attributeFilter: ['class']});
}
