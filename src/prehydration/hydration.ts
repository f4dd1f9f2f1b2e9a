/** Whether React has taken the page over; from then on it answers the reader. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Calls back once, when React has taken the page over. */
export function onHydrated(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (isHydrated()) {
      observer.disconnect();
      callback();
    }
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}
