import {fetchFresh} from '@docs-kit/instant/browser/fetch-text';
import {sparesData} from '@docs-kit/instant/browser/connection';
import {whenIdle} from '@docs-kit/instant/browser/idle';
import {createEngine} from '../engine/engine';
import type {SearchEngine} from '../engine/types';

/**
 * Loads a JSON file of the index. If the browser's cache contains a truncated copy, loads it again past the cache: file
 * names contain hashes, so a damaged copy would never expire.
 *
 * @throws if the file can't be loaded completely, with its address and status, or isn't JSON
 */
async function fetchJson<T>(address: string): Promise<T> {
  try {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as T;
  } catch {
    // The second request reports the failure.
  }
  return JSON.parse(await fetchFresh(address)) as T;
}

/** Maximum delay in milliseconds, even if the browser is busy. */
const maxWait = 1000;

/** Loads the rest of the index while the browser is idle, so that further words need no network. Skipped for readers who save data. */
function prefetch(load: () => Promise<void>): void {
  if (sparesData()) return;

  // If it fails, the next query that needs a file reports it.
  whenIdle(() => void load().catch(() => undefined), maxWait);
}

/** Creates the engine that loads its index over HTTP. */
export const createBrowserEngine = (baseUrl: string): SearchEngine => createEngine(baseUrl, {fetchJson, prefetch});
