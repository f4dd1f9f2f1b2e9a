import preloadRoute from '@docusaurus/core/lib/client/preload';
import {pages} from '@generated/routeTable';
import {sparesData} from '@site/src/browser/connection';

declare const __webpack_require__: {p: string; u: (chunk: string) => string};

const fetched = new Set<string>();
const loaded = new Set<string>();

/** The path of an address on this site, without what a page's chunk does not depend on. */
function pathOf(address: string): string {
  return address.replace(/[?#].*/, '');
}

/** Fetches a page's chunk at the lowest priority; false where it has been fetched, or the reader's connection is slow. */
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

/** Loads what a route needs; false where it has been loaded, or the reader's connection is slow. */
function preload(address: string): ReturnType<typeof preloadRoute> | false {
  const path = pathOf(address);
  if (sparesData() || loaded.has(path)) return false;
  loaded.add(path);
  return preloadRoute(path);
}

/**
 * What the framework's links call: `window.docusaurus`. The framework's own looks for a page's chunks in the names of all
 * routes' chunks, again for each link that comes into view; here a page has one chunk, and a table leads to it.
 */
export default Object.freeze({prefetch, preload});
