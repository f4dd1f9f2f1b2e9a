import {type Root, createRoot} from 'react-dom/client';
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {storageKeys} from '../config/storage';
import {anchorTarget} from '../prehydration/anchor';
import {readAddress, readHash} from './address';
import {showCurrentEntry} from './sidebar';
import {startWaiting} from './waiting';

declare global {
  interface Window {
    /** The root that Docusaurus renders into; it makes one itself where there is none. */
    docusaurusRoot?: Root;
  }
}

/** Encodes an anchor like `#100%`, which the framework would fail to decode while it scrolls there. */
function repairHash(): void {
  const {pathname, search, hash} = window.location;
  const encoded = readHash(hash);
  if (encoded !== hash) window.history.replaceState(window.history.state, '', pathname + search + encoded);
}

/** Docusaurus ignores the event without a key that other tabs get when one clears the whole storage. */
function repeatForColourMode({key, storageArea}: StorageEvent): void {
  if (key === null) dispatchEvent(new StorageEvent('storage', {key: storageKeys.colourMode, storageArea}));
}

/** Makes the address that the reader went to decodable, or lets the host answer it. */
function repairAddress(event: PopStateEvent): void {
  repairHash();
  if (!readAddress(window.location.pathname, siteConfig.baseUrl).decodable) {
    event.stopImmediatePropagation();
    window.location.reload();
  }
}

/*
 * Runs before Docusaurus starts. React can take over the server's HTML only where it renders the same for the address in
 * the browser. Two kinds of address break that, each with an error in the console and a page drawn twice:
 * `/install/index.html`, which preloads nothing, and whatever the not-found page is served for.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const address = readAddress(pathname, siteConfig.baseUrl);
  if (address.pathname !== pathname) {
    window.history.replaceState(window.history.state, '', address.pathname + search + hash);
  }
  if (!address.decodable) {
    document.documentElement.dataset.undecodable = pathname;
  }
  // Runs before the router's own listener, which throws for an address that can't be decoded.
  addEventListener('popstate', repairAddress);
  repairHash();
  addEventListener('storage', repeatForColourMode);
  const container = document.getElementById('__docusaurus');
  if (container?.querySelector('[data-not-found]')) {
    // Docusaurus renders into a root that it finds, instead of hydrating.
    window.docusaurusRoot = createRoot(container);
  }
}

const root: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    // The theme's own bar comes after 200 ms.
    return previousLocation && location.pathname !== previousLocation.pathname ? startWaiting() : undefined;
  },
  onRouteDidUpdate({location, previousLocation}) {
    // The browser looked for the anchor in the HTML of the not-found page.
    if (!previousLocation && window.docusaurusRoot && location.hash) {
      anchorTarget()?.scrollIntoView();
    }
    if (location.pathname !== previousLocation?.pathname) showCurrentEntry();
  },
};

export default root;
