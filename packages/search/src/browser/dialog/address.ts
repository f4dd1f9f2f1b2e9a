import type {useHistory} from '@docusaurus/router';
import {isOutdated} from '@docs-kit/instant/browser/outdated';
import {searchParameter} from '@docs-kit/instant/browser/search-keys';

/** The query in an address, such as `secrets` for `?q=secrets`; undefined if there's none. */
export function queryOf(locationSearch: string): string | undefined {
  return new URLSearchParams(locationSearch).get(searchParameter)?.trim();
}

/** Removes the query from the page's address; other parameters and the hash are kept. */
export function withoutQuery(history: ReturnType<typeof useHistory>): void {
  const parameters = new URLSearchParams(history.location.search);
  if (parameters.has(searchParameter)) {
    parameters.delete(searchParameter);
    history.replace({...history.location, search: parameters.toString()});
  }
}

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
