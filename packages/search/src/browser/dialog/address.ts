import type {useHistory} from '@docusaurus/router';
import options from '@generated/docs-kit-search/default/options.json';

/** The query in an address, such as `secrets` for `?q=secrets`; undefined if there's none. */
export function queryOf(locationSearch: string): string | undefined {
  return new URLSearchParams(locationSearch).get(options.parameter)?.trim();
}

/** Removes the query from the page's address; other parameters and the hash are kept. */
export function withoutQuery(history: ReturnType<typeof useHistory>): void {
  const parameters = new URLSearchParams(history.location.search);
  if (parameters.has(options.parameter)) {
    parameters.delete(options.parameter);
    history.replace({...history.location, search: parameters.toString()});
  }
}
