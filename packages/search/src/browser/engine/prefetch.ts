import {sparesData} from '@docs-kit/instant/browser/connection';
import {whenIdle} from '@docs-kit/instant/browser/idle';

/** Maximum delay in milliseconds, even if the browser is busy. */
const maxWait = 1000;

/** Loads the rest of the index while the browser is idle, so that later words need no network. Skipped for readers who save data. */
export function prefetch(load: () => Promise<void>): void {
  if (sparesData()) return;

  // If it fails, the next query that needs a file reports it.
  whenIdle(() => void load().catch(() => undefined), maxWait);
}
