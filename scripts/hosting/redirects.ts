import redirects from '../../deploy/redirects.json';
import {site} from '../../src/config/site';

/** An address that isn't a page, and the page that it leads to. */
export interface Redirect {
  /** The full path, without a trailing slash: `/0.18/ci`. */
  from: string;
  /** The full path of a page as its canonical link has it: `/0.18/ci/integrations`. */
  to: string;
  /** True if every address below `from` leads there as well, unless it has its own redirect. */
  below: boolean;
}

const base = site.baseUrl.slice(0, -1);

/** Older addresses, and folders that are only on the way to a page: `deploy/redirects.json` with the base path. */
export const allRedirects: readonly Redirect[] = Object.entries(redirects).flatMap(([to, addresses]) =>
  addresses.map((old) => ({from: base + old.replace(/\/\*$/, ''), to: base + to, below: old.endsWith('/*')})),
);

const byAddress = new Map(allRedirects.map((redirect) => [redirect.from, redirect]));
const prefixes = allRedirects.filter(({below}) => below);

/** A path without the endings that all name the same page: `/x/`, `/x/index.html` and `/x.html` become `/x`. */
export const bareAddress = (pathname: string): string => pathname.replace(/(?:\/index\.html|\.html|\/)$/, '');

/**
 * Finds the page that replaces an address.
 *
 * @param pathname with the base path, in any of its forms
 * @returns the path of the page, undefined if the address has no redirect
 */
export function redirectOf(pathname: string): string | undefined {
  const address = bareAddress(pathname);
  return (byAddress.get(address) ?? prefixes.find(({from}) => address.startsWith(`${from}/`)))?.to;
}
