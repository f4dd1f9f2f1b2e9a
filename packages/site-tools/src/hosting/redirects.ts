import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseJson} from '@docs-kit/base/node/json';
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

/** The old addresses, relative to the root. */
export const redirectsFile = 'deploy/redirects.json';

/** Removes endings that don't change the page: `/x/`, `/x/index.html` and `/x.html` become `/x`. */
export const bareAddress = (pathname: string): string => pathname.replace(/(?:\/index\.html|\.html|\/)$/, '');

/** A function that finds the page that replaces an address with the base path, in any of its forms. */
function finderIn(redirects: readonly Redirect[]) {
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const prefixes = redirects.filter(({below}) => below);
  return (pathname: string): string | undefined => {
    const address = bareAddress(pathname);
    return (byAddress.get(address) ?? prefixes.find(({from}) => address.startsWith(`${from}/`)))?.to;
  };
}

/** Only characters without a meaning in any host's syntax; the dot is escaped. */
const pagePattern = /^\/$|^(?:\/\w[\w.-]*)+\/?$/;
const oldPattern = /^(?:\/\w[\w.-]*)+(?:\/\*)?$/;
const addressRule = 'write an address below the base path, such as "/api/ci", of letters, digits, ".", "_" and "-"';

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Reads redirects: an object with, for each page, the older addresses that lead to it.
 *
 * @param text of `redirects.json`
 * @throws a line for each mistake, because hosts would accept most of them and answer wrongly
 */
export function parseRedirects(text: string): Redirect[] {
  const pages = parseJson(text, redirectsFile) as Record<string, unknown>;
  const entries = Object.entries(pages).flatMap(([page, list]) =>
    (isList(list) ? list : ['']).map((old) => ({page, old})),
  );
  const redirects = entries.map(({page, old}) => ({
    from: base + old.replace(/\/\*$/, ''),
    to: base + page,
    below: old.endsWith('/*'),
  }));
  const find = finderIn(redirects);
  const keys = Object.keys(pages);
  // nginx ignores case.
  const addresses = redirects.map(({from}) => from.toLowerCase());
  const problems = [
    ...keys.filter((page) => !isList(pages[page])).map((page) => `"${page}": list the older addresses as ["/…"]`),
    ...keys.filter((page) => !pagePattern.test(page)).map((page) => `"${page}": ${addressRule}`),
    ...entries.filter(({old}) => !oldPattern.test(old)).map(({old}) => `"${old}": ${addressRule}, or end it with "/*"`),
    ...redirects
      .filter(({from}) => bareAddress(from) !== from)
      .map(({from}) => `"${from}": leave out the ending, because every form of the address redirects`),
    ...addresses
      .filter((from, index) => addresses.indexOf(from) < index)
      .map((from) => `"${from}" appears twice. It can lead to one page only`),
    ...redirects
      .filter(({to}) => find(to) !== undefined)
      .map(({from, to}) => `"${from}" leads to "${to}", which redirects as well. Remove one of the two`),
  ];
  if (problems.length > 0) throw new Error(problems.map((problem) => `${redirectsFile}: ${problem}.`).join('\n'));
  return redirects;
}

/** Old addresses, and folders without a page: `redirects.json` with the base path. */
export const allRedirects: readonly Redirect[] = parseRedirects(readFileSync(path.join(root, redirectsFile), 'utf8'));

/** Finds the page that replaces an address of this site. */
export const redirectOf = finderIn(allRedirects);
