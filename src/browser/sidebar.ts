/**
 * Scrolls the sidebar (and only the sidebar) to the current page's entry if that's out of sight. An
 * IntersectionObserver measures it with the next frame, so it doesn't force a layout.
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
