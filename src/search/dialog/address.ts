import type {useHistory} from '@docusaurus/router';
import {searchDialog} from '@site/src/config/search-dialog';

/** The words that an address asks to be searched, such as `secrets` for `?q=secrets`; empty without. */
export function queryOf(locationSearch: string): string {
  return new URLSearchParams(locationSearch).get(searchDialog.parameter)?.trim() ?? '';
}

/** Takes the query out of the address of the page, where it has one; other parameters and the anchor stay. */
export function withoutQuery(history: ReturnType<typeof useHistory>): void {
  const parameters = new URLSearchParams(history.location.search);
  if (parameters.has(searchDialog.parameter)) {
    parameters.delete(searchDialog.parameter);
    history.replace({...history.location, search: parameters.toString()});
  }
}
