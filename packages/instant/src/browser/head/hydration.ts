/** Called by `src/theme/Root`. */
export function markRendered(): void {
  document.documentElement.toggleAttribute('data-rendered', true);
}

/**
 * Whether React has hydrated the page: it has read its state, such as the colour mode, which mustn't change without it
 * any more.
 */
export function isRendered(): boolean {
  return document.documentElement.hasAttribute('data-rendered');
}

/** Whether React's components also handle all events. */
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

/**
 * Handles the reader's clicks until React has hydrated the page. They don't reach React, which listens already while it
 * hydrates. Clicks after that are queued until it handles them (`replay.ts`).
 *
 * @param handle returns whether the click was its own
 */
export function answerClicks(handle: (target: Element) => boolean): void {
  addEventListener(
    'click',
    (event) => {
      if (!isRendered() && event.target instanceof Element && handle(event.target)) event.stopPropagation();
    },
    true,
  );
}
