/**
 * Scrolls the sidebar, and nothing else, to the entry of the page where that's out of sight. The browser measures it along
 * with the next frame, so that nothing waits for a layout.
 */
export function showCurrentEntry(): void {
  const entries = document.querySelectorAll('.theme-doc-sidebar-menu [aria-current="page"]');
  const entry = Array.from(entries).at(-1);
  const menu = entry?.closest<HTMLElement>('nav.menu');
  if (!entry || !menu) return;
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      if (!seen?.rootBounds || seen.intersectionRatio === 1) return;
      menu.scrollTop += seen.boundingClientRect.top - seen.rootBounds.top - seen.rootBounds.height / 3;
    },
    {root: menu},
  );
  observer.observe(entry);
}
