import {sparesData} from '../../browser/connection';
import {whenIdle} from '../../browser/idle';

/** A file is loaded after so many milliseconds, however much else there is to do. */
const longestWait = 1000;

/**
 * Loads the rest of the index one file after the other while the browser has nothing else to do, so that words which are
 * typed for the first time need no network. Readers who save data are spared; it ends at the first failure.
 *
 * @param load loads one file after the other, and waits before each
 */
export async function loadRest(load: (wait: () => Promise<void>) => Promise<void>): Promise<void> {
  if (sparesData()) {
    return;
  }
  try {
    await load(() => new Promise((resolve) => whenIdle(resolve, longestWait)));
  } catch {
    // The next query reports what cannot be loaded.
  }
}
