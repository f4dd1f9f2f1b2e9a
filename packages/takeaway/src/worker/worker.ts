/**
 * The service worker, which serves the saved copy. Only registered when a reader saves the site.
 *
 * Each build has its own worker. When the host deploys another build, the browser installs that worker alongside this
 * one. It stores the changed files and takes over when it's complete. Open pages keep their own build's scripts, whose
 * names contain hashes and which are kept until the build after.
 */
import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {resolveAddress} from '@docs-kit/base/resolve-address';
import type {FileRow, OfflineList} from '../offline/list';
import {type Builds, OfflineStore} from './store';

/** The site's base path, and the cache's name. */
declare const BASE_URL: string;
declare const CACHE_NAME: string;

/** This worker's build, and the SHA-256 of its list in base64. */
declare const BUILD: string;
declare const LIST_HASH: string;

const store = new OfflineStore(BASE_URL, CACHE_NAME);

const scope = self as unknown as ServiceWorkerGlobalScope;

/** Files with a hash in their names. */
const isHashed = (name: string): boolean => name.startsWith('assets/');

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const {method, url} = event.request;
  const {origin, pathname} = new URL(url);
  if (method === 'GET' && origin === location.origin && pathname.startsWith(BASE_URL))
    event.respondWith(answer(event.request, pathname));
});

/** Stores this worker's build. After a failure, the browser tries again and continues. */
async function install(): Promise<void> {
  const list = await store.fetchList(LIST_HASH);
  await store.save(await store.missingFrom(list));
  await store.writeJson(store.listKey(BUILD), list);
  await scope.skipWaiting();
}

/** Takes over, and deletes files that neither this build nor an open page of the previous one needs. */
async function activate(): Promise<void> {
  const builds = await store.readJson<Builds>(store.buildsKey);
  const previous = builds?.build === BUILD ? builds.previous : builds?.build;
  await store.writeJson(store.buildsKey, {build: BUILD, previous} satisfies Builds);
  const needed = new Set([store.buildsKey, store.listKey(BUILD)]);
  for (const row of (await filesOf(BUILD)).values()) needed.add(store.keyOf(row));
  if (previous !== undefined) {
    needed.add(store.listKey(previous));
    for (const row of (await filesOf(previous)).values()) if (isHashed(row[0])) needed.add(store.keyOf(row));
  }
  await store.keepOnly(needed);
  await scope.clients.claim();
}

type FilesByName = ReadonlyMap<string, FileRow>;

/** The files of a build; empty if its list isn't stored, for example after the copy was removed. */
async function filesOf(build: string): Promise<FilesByName> {
  const list = await store.readJson<OfflineList>(store.listKey(build));
  return new Map(list?.files.map((row) => [row[0], row]));
}

const readFiles = memoizeAsync(async (): Promise<{files: FilesByName; previous: FilesByName}> => {
  const previous = (await store.readJson<Builds>(store.buildsKey))?.previous;
  return {files: await filesOf(BUILD), previous: previous === undefined ? new Map() : await filesOf(previous)};
});

/**
 * Serves from the copy, and otherwise from the host. Without a host, serves the not-found page for unknown addresses.
 */
async function answer(request: Request, pathname: string): Promise<Response> {
  const {files, previous} = await readFiles();
  const found = resolveAddress(files, pathname, BASE_URL);
  if (found && 'redirect' in found) return Response.redirect(found.redirect + new URL(request.url).search, 301);
  const row = found ? files.get(found.file) : previous.get(pathname.slice(BASE_URL.length));
  const stored = row && (await store.read(row));
  if (stored) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    const notFound = request.mode === 'navigate' && files.get('404.html');
    const page = notFound && (await store.read(notFound));
    if (!page) throw error;
    return new Response(page.body, {status: 404, headers: page.headers});
  }
}
