import type {useHistory} from '@docusaurus/router';
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
