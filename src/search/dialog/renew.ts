import {isOutdated} from '@site/src/browser/outdated';
import {searchDialog} from '@site/src/config/search-dialog';

/**
 * Reloads the page where the host has another build by now, which no longer has the files that the page asks for. The
 * address then has the query, so that the search goes on where it was.
 *
 * @param query the words so far, asked for at the last moment
 * @returns whether the page is about to be reloaded
 */
export async function renew(query: () => string): Promise<boolean> {
  if (!(await isOutdated())) return false;
  const address = new URL(location.href);
  const words = query();
  if (words !== '') address.searchParams.set(searchDialog.parameter, words);
  history.replaceState(history.state, '', address);
  location.reload();
  return true;
}
