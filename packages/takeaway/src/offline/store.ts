import {baseUrl} from '../../../../src/config/site';
import {offlineCache} from '../../../../src/config/storage';
import {addressOf, type FileRow, listFile, type OfflineList} from './list';

/** The current build, and the previous one, whose open pages may still request their scripts. */
export interface Builds {
  build: string;
  previous?: string;
}

/** Concurrent requests: the usual number of HTTP/1.1 connections per host. */
const parallel = 6;

const keyed = (name: string, version: string): string =>
  new URL(`${baseUrl}${encodeURI(name)}?${encodeURIComponent(version)}`, location.origin).href;

/** A file's key in the cache. It contains the hash, so that builds share identical files. */
export const keyOf = ([name, hash]: FileRow): string => keyed(name, hash);

/** The key of a build's list of files, which is stored after all of them. */
export const listKey = (build: string): string => keyed(listFile, build);

/** The key of `Builds`. */
export const buildsKey = keyed('offline', 'builds');

/** The body of an entry; undefined if it's missing. Unlike `caches.open`, this doesn't create a cache. */
export async function readJson<T>(key: string): Promise<T | undefined> {
  const response = await caches.match(key, {cacheName: offlineCache});
  return response && ((await response.json()) as T);
}

/** Stores a value for `readJson`. */
export const writeJson = (cache: Cache, key: string, value: unknown): Promise<void> =>
  cache.put(key, Response.json(value));

/** The files of a list that aren't stored yet. */
export async function missingFrom(cache: Cache, {files}: OfflineList): Promise<FileRow[]> {
  const stored = new Set((await cache.keys()).map(({url}) => url));
  return files.filter((row) => !stored.has(keyOf(row)));
}

/** A file couldn't be fetched as listed: there's no connection, or the host has another build. */
export class NotFetched extends Error {}

/**
 * Fetches and stores files. The browser verifies each file's hash, so builds are never mixed. Stops at the first
 * failure; stored files are kept, and another call fetches the rest.
 *
 * @param stored called after each file
 * @throws NotFetched if a file couldn't be fetched; the cache's error if there isn't enough space; the signal's reason
 *   if it was aborted
 */
export async function store(
  cache: Cache,
  files: readonly FileRow[],
  {stored = () => undefined, signal}: {stored?: (row: FileRow) => void; signal?: AbortSignal} = {},
): Promise<void> {
  const ending = new AbortController();
  // `AbortSignal.any` would join both signals, but Firefox only has it since 124, and the site supports 120.
  signal?.addEventListener('abort', () => ending.abort(signal.reason));
  const rest = [...files];
  const lane = async (): Promise<void> => {
    for (let row = rest.shift(); row; row = rest.shift()) {
      await cache.put(keyOf(row), await fetchFile(row, ending.signal));
      stored(row);
    }
  };
  try {
    await Promise.all(Array.from({length: parallel}, lane));
  } catch (error) {
    rest.length = 0;
    ending.abort();
    throw error;
  }
}

/** The response to store. The status is ignored, because hosts may serve the not-found page with 404. */
async function fetchFile([name, hash]: FileRow, signal: AbortSignal): Promise<Response> {
  const request = async (cache: RequestCache): Promise<Response> => {
    const response = await fetch(addressOf(name), {integrity: `sha256-${hash}`, cache, signal});
    // Browsers reject redirected responses for navigation, and other statuses than 200 would be shown as errors.
    return new Response(await response.blob(), {headers: headersOf(response)});
  };
  try {
    return await request('default');
  } catch {
    signal.throwIfAborted();
    try {
      // The HTTP cache may contain another build's page, or a damaged file.
      return await request('reload');
    } catch (error) {
      signal.throwIfAborted();
      throw new NotFetched(name, {cause: error});
    }
  }
}

/** Headers that describe the file rather than its transfer. */
function headersOf({headers}: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'date']) kept.delete(name);
  return kept;
}
