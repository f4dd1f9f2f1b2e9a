let waiting = 0;

function add(change: 1 | -1): void {
  waiting += change;
  document.documentElement.toggleAttribute('data-loading', waiting > 0);
}

/** Shows that what the reader asked for is on its way, until the function that it gives is called. */
export function startWaiting(): () => void {
  add(1);
  return () => add(-1);
}

/** Shows the same until the promise settles, and gives the promise back. */
export async function showWaiting<T>(promise: Promise<T>): Promise<T> {
  const stop = startWaiting();
  try {
    return await promise;
  } finally {
    stop();
  }
}
