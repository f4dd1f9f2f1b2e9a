import {decoded} from './decoded';

/** A file by its name below the site, or another address that has it. */
export type Resolved = {file: string} | {redirect: string};

/**
 * Resolves an address as every host of the site does: `/docs/x`, `/docs/x/` and `/docs/x/index.html` are the page
 * `x/index.html`, and `/docs/x.html` redirects to `/docs/x`.
 *
 * @param names the site's files, relative to the base path: `img/a.svg`
 * @param pathname percent-encoded, as in a request
 * @param baseUrl the site's base path: `/docs/`
 * @returns undefined if there's no file, if the address is outside the base path, or if it can't be decoded. The
 *   address to redirect to has no query.
 */
export function resolveAddress(
  names: {has(name: string): boolean},
  pathname: string,
  baseUrl: string,
): Resolved | undefined {
  if (pathname === baseUrl.slice(0, -1)) return {redirect: baseUrl};
  const path = decoded(pathname);
  // Names may be looked up in a file system, where these would lead outside the site.
  if (!path?.startsWith(baseUrl) || /\0|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(path)) return undefined;
  const name = path.slice(baseUrl.length);
  const found = [name, indexOf(name)].find((candidate) => names.has(candidate));
  if (found !== undefined) return {file: found};
  const isPage = pathname.endsWith('.html') && names.has(indexOf(bare(name)));
  return isPage ? {redirect: bare(pathname)} : undefined;
}

const bare = (address: string): string => address.replace(/\.html$/, '');

const indexOf = (page: string): string => page.replace(/\/?$/, '/index.html').replace(/^\//, '');
