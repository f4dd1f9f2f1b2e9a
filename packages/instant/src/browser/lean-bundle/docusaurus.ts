import preloadRoute from '@docusaurus/core/lib/client/preload';
import {sparesData} from '../connection';

const loaded = new Set<string>();

/**
 * Whether the pointer has entered an element rather than moved on it. Then calls a function when it moves there, which it
 * doesn't if a scroll has moved the element to it.
 */
function waitsForMove(act: () => void): boolean {
  // The framework's links don't pass their event on.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const {event} = window;
  if (!(event instanceof MouseEvent) || event.type === 'mousemove') return false;
  // React notices that the pointer enters an element when it leaves another one.
  const entered = event.type === 'mouseout' ? event.relatedTarget : event.target;
  entered?.addEventListener('mousemove', act, {once: true});
  return true;
}

/**
 * Loads the page of a link that the reader points at or touches. Returns false if it's already loaded, the connection is
 * slow, or the link only scrolls past the pointer.
 */
function preload(address: string): ReturnType<typeof preloadRoute> | false {
  if (waitsForMove(() => void preload(address))) return false;
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
