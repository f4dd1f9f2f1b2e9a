/** In milliseconds: an action that finishes sooner needs no indicator, and each change makes the browser style the page. */
const delay = 50;

let waiting = 0;

function add(change: 1 | -1): void {
  waiting += change;
  setTimeout(() => document.documentElement.toggleAttribute('data-loading', waiting > 0), delay);
}

/** Shows a progress indicator until the returned function is called. */
export function startWaiting(): () => void {
  add(1);
  return () => add(-1);
}

/** Shows the progress indicator until a promise settles, and returns that promise. */
export async function showWaiting<T>(promise: Promise<T>): Promise<T> {
  const stop = startWaiting();
  try {
    return await promise;
  } finally {
    stop();
  }
}
