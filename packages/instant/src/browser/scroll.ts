/** By how many CSS pixels a reader may scroll before an enlarged image closes. */
export const scrollOffset = 40;

/**
 * Scrolls an element (and only that element) to an entry that's out of its sight. An IntersectionObserver measures the
 * entry with the next frame, so it doesn't force a layout.
 */
export function scrollToEntry(scroller: HTMLElement, entry: Element): void {
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      if (!seen?.rootBounds || seen.intersectionRatio === 1) return;
      scroller.scrollTop += seen.boundingClientRect.top - seen.rootBounds.top - seen.rootBounds.height / 3;
    },
    {root: scroller},
  );
  observer.observe(entry);
}
