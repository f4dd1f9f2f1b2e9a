import {readAddress} from '../address';
import {whenParsed} from '../parsed';
import {isRendered} from './hydration';
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

/**
 * Suppresses the framework's banner about a wrong base URL if the home page was loaded from the right address
 * (Docusaurus 3.10, `BaseUrlIssueBanner`). The framework shows the banner until scripts run, which is late on this
 * site. At any other address, including one below the base path, the banner shows.
 */
export function suppressBaseUrlBanner(): void {
  if (location.pathname === baseUrl) Object.assign(window, {docusaurus: {}});
}

/**
 * Loads the page of the current address when the reader goes back or forward before hydration. Pages that React's router
 * has shown share a document, even after a reload, so the browser only changes the address.
 */
export function answerHistory(): void {
  const shown = location.pathname;
  addEventListener('popstate', () => {
    if (!isRendered() && location.pathname !== shown) location.reload();
  });
}

/**
 * Opens the page whose address differs in its case only. The router would find it, but shows the not-found page until
 * scripts have loaded, and most hosts have no such file.
 */
export function answerOtherCase(): void {
  const {pathname, search, hash} = location;
  const lower = pathname.toLowerCase();
  whenParsed(() => {
    if (lower === pathname || !document.querySelector('[data-not-found]')) return;
    fetch(lower, {method: 'HEAD'}).then(
      ({ok}) => ok && location.replace(lower + search + hash),
      () => undefined,
    );
  });
}
