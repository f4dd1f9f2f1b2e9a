import {type Root, createRoot} from 'react-dom/client';
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {anchorTarget} from './anchor';
import {announceTitle} from './announce';
import {decoded} from '@docs-kit/base/decoded';
import {readHash} from './address';
import {followContents} from './contents';
import {showCurrentEntry} from './sidebar';
import {startWaiting} from './waiting';

declare global {
  interface Window {
    /** The element that Docusaurus renders into; Docusaurus creates one if it's missing. */
    docusaurusRoot?: Root;
  }
}

/** Whether React renders into the not-found page's container instead of hydrating it. */
let rendersAnew = false;

/** Encodes a hash such as `#100%`, which the framework can't decode when it scrolls there. */
function repairHash(): void {
  const {pathname, search, hash} = window.location;
  const encoded = readHash(hash);
  if (encoded !== hash) window.history.replaceState(window.history.state, '', pathname + search + encoded);
}

/** Docusaurus ignores the `storage` event without a key, which other tabs receive after `localStorage.clear()`. */
function repeatForColourMode({key, storageArea}: StorageEvent): void {
  if (key === null) dispatchEvent(new StorageEvent('storage', {key: 'theme', storageArea}));
}

/**
 * Makes the current address decodable, or lets the host answer it. The router decodes the pathname, and Docusaurus decodes
 * the result once more (`preload.js`).
 */
function repairAddress(event: PopStateEvent): void {
  repairHash();
  const once = decoded(window.location.pathname);
  if (once === undefined || decoded(once) === undefined) {
    event.stopImmediatePropagation();
    window.location.reload();
  }
}

/*
 * Runs before Docusaurus starts. `packages/instant/src/browser/head/address.ts` has normalised the address. React also renders another
 * page than the server's HTML at any address for which the host serves the not-found page.
 */
if (ExecutionEnvironment.canUseDOM) {
  // Runs before the router's own listener, which throws if an address can't be decoded.
  addEventListener('popstate', repairAddress);
  repairHash();
  addEventListener('storage', repeatForColourMode);
  const container = document.getElementById('__docusaurus');
  if (container?.querySelector('[data-not-found]')) {
    // If Docusaurus finds this element, it renders into it instead of hydrating.
    window.docusaurusRoot = createRoot(container);
    rendersAnew = true;
  }
}

const root: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    // The theme's own progress bar appears after 200 ms.
    return previousLocation && location.pathname !== previousLocation.pathname ? startWaiting() : undefined;
  },
  onRouteDidUpdate({location, previousLocation}) {
    // The browser looked for the anchor in the not-found page's HTML. On any other page, it has found it, and the reader
    // may have scrolled on since.
    if (!previousLocation && rendersAnew && location.hash) anchorTarget()?.scrollIntoView();

    if (location.pathname !== previousLocation?.pathname) {
      announceTitle();
      showCurrentEntry();
      followContents();
    }
  },
};

export default root;
