import preloadRoute from '@docusaurus/core/lib/client/preload';
import {pages} from '@generated/routeTable';
import {sparesData} from '../connection';

declare const __webpack_require__: {p: string; u: (chunk: string) => string};

const fetched = new Set<string>();
const loaded = new Set<string>();

/** The pathname of an address on this site, without query and hash, which don't affect a page's chunk. */
function pathOf(address: string): string {
  return address.replace(/[?#].*/, '');
}

/** Fetches a page's chunk at the lowest priority. Returns false if it's already fetched, or the connection is slow. */
function prefetch(address: string): boolean {
  const path = pathOf(address);
  if (sparesData() || loaded.has(path) || fetched.has(path)) return false;
  fetched.add(path);
  const page = pages.get(path);
  if (page !== undefined) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = __webpack_require__.p + __webpack_require__.u(page);
    document.head.append(link);
  }
  return true;
}

/** Loads a route's modules. Returns false if they're already loaded, or the connection is slow. */
function preload(address: string): ReturnType<typeof preloadRoute> | false {
  const path = pathOf(address);
  if (sparesData() || loaded.has(path)) return false;
  loaded.add(path);
  return preloadRoute(path);
}

/**
 * `window.docusaurus`, which the framework's links call. The framework's implementation (Docusaurus 3.10,
 * `client/docusaurus.js`) compares the address of a link with routes including its anchor, so it loads none of the pages
 * ahead that most links in a text lead to. Here, each page has one chunk, found by its pathname.
 */
export default Object.freeze({prefetch, preload});
