/**
 * Calls back when the browser is idle.
 *
 * @param limit in milliseconds, after which it calls back even if the browser is busy; without one, it waits as long as
 *   necessary
 * @returns a function that cancels the callback
 */
export function whenIdle(callback: () => void, limit?: number): () => void {
  // Safari doesn't support `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, limit === undefined ? undefined : {timeout: limit});
  return () => cancelIdleCallback(handle);
}
