import {decoded} from '@docs-kit/base/decoded';

/** Normalises an address before the router reads it. */
export interface ReadAddress {
  pathname: string;
  /**
   * False for invalid percent-encoding, which makes the router throw at start-up; the pathname is then encoded again.
   */
  decodable: boolean;
}

/**
 * Normalises the current pathname: removes `.html` or `/index.html`, merges repeated and encoded slashes, as many hosts
 * do before they look for a file, and re-encodes it if it can't be decoded.
 *
 * @param pathname percent-encoded, as `location` has it
 * @param baseUrl the site's base path: `/docs/`
 */
export function readAddress(pathname: string, baseUrl: string): ReadAddress {
  const stripped = pathname.replace(/(?:\/|%2f)+/gi, '/').replace(/(?:\/index)?\.html$/, '');
  const normal = stripped === '' || `${stripped}/` === baseUrl ? `${stripped}/` : stripped;
  const decodable = decoded(normal) !== undefined;
  return {pathname: decodable ? normal : normal.replaceAll('%', '%25'), decodable};
}

/**
 * Returns a hash that can be decoded.
 *
 * @param hash percent-encoded, with its `#`; an invalid one is treated as plain text and encoded again
 */
export function readHash(hash: string): string {
  return decoded(hash) === undefined ? hash.replaceAll('%', '%25') : hash;
}
