/** Polling interval in milliseconds. */
const pause = 50;

/**
 * Calls back when the whole page has been parsed. Polls instead of listening for `DOMContentLoaded`: the browser
 * performs the last layout in the same task as it dispatches that event, so a listener would wait for it.
 */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') setTimeout(whenParsed, pause, callback);
  else callback();
}
