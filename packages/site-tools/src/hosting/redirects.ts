import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/base/node/root';
import {config} from '../config';

/** An old address, and the page that replaces it. */
export interface Redirect {
  /** The full path, without a trailing slash: `/docs/ci`. */
  from: string;
  /** The full path of a page as in its canonical link: `/docs/ci/integrations`. */
  to: string;
  /** True if the redirect applies to every address below `from` that doesn't have its own. */
  below: boolean;
}

const base = config.baseUrl.slice(0, -1);
const file = path.join(root, config.deployDir, 'redirects.json');
const redirects = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;

/** Old addresses, and folders without a page: `redirects.json` with the base path. */
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
