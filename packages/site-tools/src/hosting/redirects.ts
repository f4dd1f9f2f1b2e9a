import redirects from '../../../../deploy/redirects.json';
import {site} from '../../../../src/config/site';

/** An old address, and the page that replaces it. */
export interface Redirect {
  /** The full path, without a trailing slash: `/0.18/ci`. */
  from: string;
  /** The full path of a page as in its canonical link: `/0.18/ci/integrations`. */
  to: string;
  /** True if the redirect applies to every address below `from` that doesn't have its own. */
  below: boolean;
}

const base = site.baseUrl.slice(0, -1);

/** Old addresses, and folders without a page: `deploy/redirects.json` with the base path. */
export const allRedirects: readonly Redirect[] = Object.entries(redirects).flatMap(([to, addresses]) =>
  addresses.map((old) => ({from: base + old.replace(/\/\*$/, ''), to: base + to, below: old.endsWith('/*')})),
);

const byAddress = new Map(allRedirects.map((redirect) => [redirect.from, redirect]));
const prefixes = allRedirects.filter(({below}) => below);

/** Removes endings that don't change the page: `/x/`, `/x/index.html` and `/x.html` become `/x`. */
export const bareAddress = (pathname: string): string => pathname.replace(/(?:\/index\.html|\.html|\/)$/, '');

/**
 * Finds the page that replaces an address.
 *
 * @param pathname with the base path, in any of its forms
 * @returns the page's path; undefined if the address has no redirect
 */
export function redirectOf(pathname: string): string | undefined {
  const address = bareAddress(pathname);
  return (byAddress.get(address) ?? prefixes.find(({from}) => address.startsWith(`${from}/`)))?.to;
}
