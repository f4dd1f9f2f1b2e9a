/** Whether React has hydrated the page and handles its events. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Calls back once, after hydration. */
export function onHydrated(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (isHydrated()) {
      observer.disconnect();
      callback();
    }
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}
