import {fetchFresh} from '@docs-kit/instant/browser/fetch-fresh';

/**
 * Loads a JSON file of the index. If the browser's cache contains a truncated copy, loads it again past the cache: file
 * names contain hashes, so a damaged copy would never expire.
 *
 * @throws if the file can't be loaded completely, with its address and status, or isn't JSON
 */
export async function fetchJson<T>(address: string): Promise<T> {
  try {
    const response = await fetch(address);
    if (response.ok) return (await response.json()) as T;
  } catch {
    // The second request reports the failure.
  }
  return (await (await fetchFresh(address)).json()) as T;
}
