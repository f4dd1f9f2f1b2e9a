import preloadRoute from '@docusaurus/core/lib/client/preload';
import {sparesData} from '../connection';

const loaded = new Set<string>();

/**
 * Loads the page of a link that the reader points at or touches. Returns false if it's already loaded, or the connection
 * is slow.
 */
function preload(address: string): ReturnType<typeof preloadRoute> | false {
  // The query and the hash don't affect a page's chunk.
  const path = address.replace(/[?#].*/, '');
  if (sparesData() || loaded.has(path)) return false;
  loaded.add(path);
  return preloadRoute(path);
}

/**
 * `window.docusaurus`, which the framework's links call. The framework's implementation (Docusaurus 3.10,
 * `client/docusaurus.js`) fetches the page of every link that comes into sight, most of which no reader opens, and
 * compares the whole address of a link with routes, so it preloads no page whose link has an anchor.
 */
export default Object.freeze({prefetch: () => false, preload});
