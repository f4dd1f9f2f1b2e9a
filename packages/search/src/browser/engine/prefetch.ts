import {sparesData} from '@docs-kit/instant/browser/connection';
import {whenIdle} from '@docs-kit/instant/browser/idle';

/** Maximum delay per file in milliseconds, even if the browser is busy. */
const maxWait = 1000;

/**
 * Loads the rest of the index while the browser is idle, one file at a time, so that later words need no network.
 * Skipped for readers who save data; stops at the first failure.
 *
 * @param load loads the files in sequence, and awaits the callback before each
 */
export async function prefetch(load: (wait: () => Promise<void>) => Promise<void>): Promise<void> {
  if (sparesData()) return;

  try {
    await load(() => new Promise((resolve) => whenIdle(resolve, maxWait)));
  } catch {
    // The next query reports the failure.
  }
}
