import siteConfig from '@generated/docusaurus.config';
import {cacheNameOf, type FileRow, type OfflineList, spaceOf, workerFile} from '../../offline/list';
import {type Builds, NotFetched, OfflineStore} from '../../worker/store';

const {baseUrl} = siteConfig;
const cacheName = cacheNameOf(siteConfig.title);
const store = new OfflineStore(baseUrl, cacheName);

/** Why the site couldn't be saved. */
export type Failure =
  /** The host can't be reached. */
  | 'network'
  /** There isn't enough space. */
  | 'space'
  /** A file differs from the host's list: the site has been updated in the meantime, or the file is damaged. */
  | 'changed'
  /** The files are stored, but the browser doesn't start the service worker. */
  | 'refused';

/** The state of the saved copy and of operations on it. */
export type CopyState =
  | {kind: 'checking'}
  /** Not supported in this browser or window, or over this connection. */
  | {kind: 'unsupported'}
  /**
   * `space` is in bytes on the device, which is also the most that's transferred; `share`, from 0 to 1, is already stored.
   */
  | {kind: 'offered'; pages: number; share: number; space: number}
  | {kind: 'saving'; share: number}
  | {kind: 'saved'; space: number}
  | {kind: 'removed'}
  | {kind: 'failed'; why: Failure; partly: boolean};

let state: CopyState = {kind: 'checking'};
let saving: AbortController | undefined;
const listeners = new Set<() => void>();

/** A store for `useSyncExternalStore`: operations continue when the dialog is closed. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const current = (): CopyState => state;

function set(next: CopyState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/**
 * Browsers offer both APIs only on HTTPS and localhost, and some not in private windows. A copy would hide the pages of
 * the development server.
 */
const isSupported = (): boolean =>
  process.env.NODE_ENV !== 'development' && 'serviceWorker' in navigator && 'caches' in window;

/** The registration of the complete copy; undefined if there's none. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  return registration?.active ? registration : undefined;
}

async function readBuild(): Promise<OfflineList | undefined> {
  const builds = await store.readJson<Builds>(store.buildsKey);
  return builds && store.readJson<OfflineList>(store.listKey(builds.build));
}

/** Determines what's saved, and what saving would require. Doesn't store anything. */
export async function check(): Promise<void> {
  if (saving) return;
  set({kind: 'checking'});
  if (!isSupported()) {
    set({kind: 'unsupported'});
    return;
  }
  try {
    const [registration, saved] = await Promise.all([registered(), readBuild()]);
    if (registration && saved) {
      set({kind: 'saved', space: spaceOf(saved.files)});
      // Browsers check for an update on each navigation; this checks immediately.
      registration.update().catch(() => undefined);
    } else {
      await offer();
    }
  } catch (error) {
    await fail(error);
  }
}

async function offer(): Promise<void> {
  const list = await store.fetchList();
  const missing = await store.missingFrom(list);
  const space = spaceOf(list.files);
  set({kind: 'offered', pages: list.pages, share: shareOf(list, missing), space});
}

/**
 * The stored share of a list, averaged over files and bytes: either alone would appear stuck, at small files or at
 * large ones.
 */
function shareOf({files}: OfflineList, missing: readonly FileRow[]): number {
  return 1 - (missing.length / files.length + spaceOf(missing) / spaceOf(files)) / 2;
}

/** Saves the site or the missing part of it, then serves the copy. */
export async function save(): Promise<void> {
  if (saving) return;
  saving = new AbortController();
  const {signal} = saving;
  set({kind: 'saving', share: 0});
  try {
    const list = await store.fetchList();
    const missing = await store.missingFrom(list);
    await checkSpace(spaceOf(missing));
    const left = new Set(missing);
    const show = (): void => set({kind: 'saving', share: shareOf(list, [...left])});
    show();
    const stored = (row: FileRow): void => {
      left.delete(row);
      show();
    };
    await store.save(missing, {stored, signal});
    // Otherwise, browsers may delete the copy when the device runs out of space. The reader can refuse.
    await navigator.storage.persist().catch(() => false);
    await start();
    saving = undefined;
    set({kind: 'saved', space: spaceOf(list.files)});
  } catch (error) {
    saving = undefined;
    if (signal.aborted) await check();
    else await fail(error);
  }
}

/** Cancels saving; stored files are kept. */
export const stop = (): void => saving?.abort();

/** Deletes the copy, even if it's incomplete. */
export async function remove(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(baseUrl);
    await registration?.unregister();
    await caches.delete(cacheName);
    set({kind: 'removed'});
  } catch (error) {
    await fail(error);
  }
}

class NoSpace extends Error {}
class Refused extends Error {}

/** @throws NoSpace if the browser reports too little space in advance */
async function checkSpace(bytes: number): Promise<void> {
  const {quota = Infinity, usage = 0} = await navigator.storage.estimate();
  if (quota - usage < bytes) throw new NoSpace();
}

/** Registers the worker, and waits until it's active. */
async function start(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(baseUrl + workerFile);
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    await new Promise<void>((resolve, reject) => {
      const settle = (): void => {
        if (worker?.state === 'activated') resolve();
        else if (worker?.state === 'redundant') reject(new Refused());
      };
      worker?.addEventListener('statechange', settle);
      settle();
    });
  } catch (error) {
    throw (await isReachable()) ? new Refused('', {cause: error}) : new NotFetched(workerFile);
  }
}

const isReachable = (): Promise<boolean> => store.fetchList().then(Boolean, () => false);

async function fail(error: unknown): Promise<void> {
  const partly = await caches.has(cacheName).catch(() => false);
  set({kind: 'failed', why: await reasonOf(error), partly});
}

async function reasonOf(error: unknown): Promise<Failure> {
  if (error instanceof NoSpace || (error instanceof DOMException && error.name === 'QuotaExceededError'))
    return 'space';
  if (error instanceof NotFetched || error instanceof TypeError) return (await isReachable()) ? 'changed' : 'network';
  return 'refused';
}
