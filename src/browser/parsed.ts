/** Milliseconds between two looks at whether the page is there. */
const pause = 50;

/**
 * Calls back when the whole of the page is there. It looks again and again instead of listening: a browser lays out the
 * last part of a page in the task in which it tells its listeners, which would wait for them.
 */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') setTimeout(whenParsed, pause, callback);
  else callback();
}
