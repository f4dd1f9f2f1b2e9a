import {isOutdated} from '@docs-kit/instant/browser/outdated';
import {searchParameter} from '@docs-kit/instant/browser/search-keys';

/**
 * Reloads the page if the host has deployed another build, which no longer has the files that this page requests. The
 * query is added to the address even if it's empty, so that search opens after the reload.
 *
 * @param query returns the current query
 * @returns whether the page is about to reload
 */
export async function renew(query: () => string): Promise<boolean> {
  if (!(await isOutdated())) return false;
  const address = new URL(location.href);
  address.searchParams.set(searchParameter, query());
  history.replaceState(history.state, '', address);
  location.reload();
  return true;
}
