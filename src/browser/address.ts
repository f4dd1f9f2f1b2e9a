/** What becomes of an address before the router reads it. */
export interface ReadAddress {
  pathname: string;
  /** False where the percent-encoding is invalid: the router could not start from it, so it is encoded again. */
  decodable: boolean;
}

/**
 * Normalises the pathname of the page that is opened: without `.html` or `/index.html`, and decodable.
 *
 * @param pathname as the browser has it, percent-encoded
 * @param baseUrl the base path of the site: `/0.18/`
 */
export function readAddress(pathname: string, baseUrl: string): ReadAddress {
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '');
  const normal = `${stripped}/` === baseUrl ? baseUrl : stripped;
  try {
    decodeURI(normal);
    return {pathname: normal, decodable: true};
  } catch {
    return {pathname: normal.replaceAll('%', '%25'), decodable: false};
  }
}

/**
 * An anchor that can be decoded.
 *
 * @param hash with its `#`, percent-encoded; one with an invalid encoding is taken as plain text and encoded again
 */
export function readHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
