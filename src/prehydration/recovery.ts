import {isOutdated, requestAnew} from '../browser/outdated';
import {isHydrated, onHydrated} from './hydration';
import {markFailed} from './replay';

/** Milliseconds until a file that failed is asked for again without the reader's doing. */
const pause = 1000;

const message = "Search and menus don't work yet, because part of this page couldn't be loaded.";

/** The files that failed, with what runs when they can be had again. */
const failures = new Map<string, () => void>();
let retried = false;
let busy = false;
let box: HTMLElement | undefined;
const retry = document.createElement('button');

/** A webpack error for a chunk that couldn't be loaded; `request` is the chunk's address. */
interface ChunkLoadError {
  name: 'ChunkLoadError';
  request: string;
}

function isChunkLoadError(reason: unknown): reason is ChunkLoadError {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/** Asks for the failed files again; reloads the page where the build has changed, and tells the reader where nothing helps. */
async function recover(): Promise<void> {
  if (busy) return;
  busy = true;
  const answers = await Promise.all(
    Array.from(failures.keys(), async (file) => (await requestAnew(file)) !== undefined),
  );
  if (answers.every(Boolean)) {
    const again = [...failures.values()];
    failures.clear();
    again.forEach((run) => run());
  } else if (await isOutdated()) location.reload();
  else showFailure();
  busy = false;
}

function showFailure(): void {
  markFailed(true);
  retry.textContent = 'Retry';
  if (box) return;
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
  // Outside React's root, so that hydration finds the server's HTML as it was.
  document.body.prepend(box);
}

/**
 * Takes note of a file that couldn't be loaded, asks for it once more after a pause, and then leaves it to the reader or to
 * a connection that comes back.
 *
 * @param again runs when the file can be had
 */
export function reportFailure(file: string, again: () => void): void {
  failures.set(file, again);
  if (retried) showFailure();
  else {
    retried = true;
    setTimeout(() => void recover(), pause);
  }
}

/** Watches for a page whose own chunk fails before React has taken it over, and for a connection that comes back. */
export function watchFailures(): void {
  addEventListener('unhandledrejection', (event) => {
    if (isHydrated() || !isChunkLoadError(event.reason)) return;
    event.preventDefault();
    // webpack and the router have given up on the chunk: only a new page asks for it again.
    reportFailure(event.reason.request, () => location.reload());
  });
  addEventListener('online', () => {
    if (failures.size > 0) void recover();
  });
  onHydrated(() => box?.remove());
}
