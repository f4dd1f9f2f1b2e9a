import {fetchFresh} from '../fetch-text';
import {isOutdated} from '../outdated';
import {navigation} from './arrival';
import {isHydrated, onHydrated} from './hydration';
import {listed} from '../page-lists';
import {markFailed} from './replay';

/** Delay in milliseconds before a failed file is requested again automatically, which happens once. */
const pause = 1000;

const message = 'Search and menus aren’t working because part of this page couldn’t be loaded.';

/** Files that failed, with callbacks for when they load. */
const failures = new Map<string, () => void>();
/** Files that have been requested again automatically. */
const retried = new Set<string>();
let busy = false;
let box: HTMLElement | undefined;
const retry = document.createElement('button');

/** Requests the failed files again. Reloads the page if the build has changed, and shows a message if nothing helps. */
async function recover(): Promise<void> {
  if (busy) return;
  busy = true;
  const answers = await Promise.allSettled(Array.from(failures.keys(), fetchFresh));
  if (answers.every(({status}) => status === 'fulfilled')) {
    const again = [...failures.values()];
    failures.clear();
    again.forEach((run) => run());
    if (isHydrated()) hideFailure();
  } else if (await isOutdated()) {
    location.reload();
  } else {
    showFailure();
  }
  busy = false;
}

function showFailure(): void {
  markFailed(true);
  retry.textContent = 'Retry';
  // The framework's banner explains more.
  if (box || document.querySelector('[id^=__docusaurus-base-url]')) return;
  box = document.createElement('div');
  box.className = 'load-failure';
  box.role = 'alert';
  const text = document.createElement('span');
  text.textContent = message;
  retry.onclick = () => {
    retry.textContent = 'Retrying…';
    void recover();
  };
  box.append(text, retry);
  // Outside React's root, so that hydration finds the server's HTML unchanged. The body must be as high as the page for
  // the box to stay in sight; the theme makes it as high as the window.
  document.body.prepend(box);
  document.body.style.height = 'auto';
}

function hideFailure(): void {
  box?.remove();
  box = undefined;
  document.body.style.height = '';
}

/**
 * Records a file that couldn't be loaded. Requests it again after a pause, then when the reader asks or the
 * connection comes back.
 *
 * @param again called when the file can be loaded
 */
export function reportFailure(file: string, again: () => void): void {
  failures.set(file, again);
  if (retried.has(file)) {
    showFailure();
  } else {
    retried.add(file);
    setTimeout(() => void recover(), pause);
  }
}

/** Reports a script that isn't what it should be. Only a new page load can retry it. */
export function reportScript(file: string): void {
  // The page has just been reloaded, so the host's answer isn't what the page needs.
  if (navigation()?.type === 'reload') retried.add(file);
  reportFailure(file, () => location.reload());
}

/**
 * Watches for failures of the page's own chunk before hydration, for scripts that aren't what they should be (such as
 * an error page), and for a connection that comes back.
 */
export function watchFailures(): void {
  addEventListener('unhandledrejection', (event) => {
    // An error of webpack's for a chunk that couldn't be loaded has the chunk's address.
    const reason = event.reason as {name?: string; request?: string} | null | undefined;
    if (isHydrated() || reason?.name !== 'ChunkLoadError') return;
    event.preventDefault();
    reportScript(reason.request ?? '');
  });
  addEventListener('error', ({error, filename}) => {
    if (error instanceof SyntaxError && listed('page-scripts').some((script) => filename.endsWith(script)))
      reportScript(filename);
  });
  addEventListener('online', () => {
    if (failures.size > 0) void recover();
  });
  onHydrated(hideFailure);
}
