import {readAddress} from '../address';
import {baseUrl} from './settings';

/**
 * Normalises the page's address before anything reads it. React can hydrate the server's HTML only if it renders the
 * same output for the browser's address. Two kinds of address break that, with a console error and a page that's
 * rendered twice: `/install/index.html`, which preloads nothing, and `//install`, which the router doesn't know. An
 * address that can't be decoded is encoded again, and kept in `<html data-undecodable>` for the not-found page.
 */
export function normaliseAddress(): void {
  const {pathname, search, hash} = location;
  const address = readAddress(pathname, baseUrl);
  if (address.pathname !== pathname) history.replaceState(history.state, '', address.pathname + search + hash);
  if (!address.decodable) document.documentElement.dataset.undecodable = pathname;
}
