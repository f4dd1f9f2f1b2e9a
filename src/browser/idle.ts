/**
 * Calls back when the browser has nothing else to do.
 *
 * @param limit after so many milliseconds it calls back all the same; without one it waits as long as it takes
 * @returns takes the call back
 */
export function whenIdle(callback: () => void, limit?: number): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, limit === undefined ? undefined : {timeout: limit});
  return () => cancelIdleCallback(handle);
}
