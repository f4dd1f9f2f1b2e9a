import {baseUrl} from '../config/site';
import {offlineCache} from '../config/storage';
import {addressOf, type FileRow, listFile, type OfflineList} from './list';

/** Which build answers, and the one before it, whose open pages may still ask for their scripts. */
export interface Builds {
  build: string;
  previous?: string;
}

/** Files at a time: about what a browser sends over one HTTP/1.1 host. */
const parallel = 6;

const keyed = (name: string, version: string): string =>
  new URL(`${baseUrl}${encodeURI(name)}?${encodeURIComponent(version)}`, location.origin).href;

/** A file's key in the cache. It contains the hash, so that builds share the files that they have in common. */
export const keyOf = ([name, hash]: FileRow): string => keyed(name, hash);

/** The key of a build's list of files, which is stored when all of them are. */
export const listKey = (build: string): string => keyed(listFile, build);

/** The key of `Builds`. */
export const buildsKey = keyed('offline', 'builds');

/** The body of a stored entry; undefined where there's none. Unlike `caches.open`, this makes no cache. */
export async function readJson<T>(key: string): Promise<T | undefined> {
  const response = await caches.match(key, {cacheName: offlineCache});
  return response && ((await response.json()) as T);
}

/** Stores a value, to be read by `readJson`. */
export const writeJson = (cache: Cache, key: string, value: unknown): Promise<void> =>
  cache.put(key, Response.json(value));

/** The files of a list that aren't stored yet. */
export async function missingFrom(cache: Cache, {files}: OfflineList): Promise<FileRow[]> {
  const stored = new Set((await cache.keys()).map(({url}) => url));
  return files.filter((row) => !stored.has(keyOf(row)));
}

/** A file that couldn't be fetched as its list has it: there's no connection, or the host has another build. */
export class NotFetched extends Error {}

/**
 * Fetches and stores files. Each is checked against its hash by the browser, so that no two builds are mixed. It ends at
 * the first failure; what is stored by then stays, and another call fetches the rest.
 *
 * @param stored is told of each file
 * @throws NotFetched for a file that couldn't be fetched; what the cache throws where there isn't enough space; what the
 *   signal was aborted with
 */
export async function store(
  cache: Cache,
  files: readonly FileRow[],
  {stored = () => undefined, signal}: {stored?: (row: FileRow) => void; signal?: AbortSignal} = {},
): Promise<void> {
  const ending = new AbortController();
  // Firefox has had AbortSignal.any only since 124.
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

/** The file as it's stored. Its status doesn't matter: hosts may return the not-found page with 404. */
async function fetchFile([name, hash]: FileRow, signal: AbortSignal): Promise<Response> {
  const request = async (cache: RequestCache): Promise<Response> => {
    const response = await fetch(addressOf(name), {integrity: `sha256-${hash}`, cache, signal});
    // A response that was redirected or has another status than 200 can't answer for a page.
    return new Response(await response.blob(), {headers: headersOf(response)});
  };
  try {
    return await request('default');
  } catch {
    signal.throwIfAborted();
    try {
      // The browser's own cache may have another build's page, or a damaged file.
      return await request('reload');
    } catch (error) {
      signal.throwIfAborted();
      throw new NotFetched(name, {cause: error});
    }
  }
}

/** The headers that say something of the file and not of the way it was sent. */
function headersOf({headers}: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'date']) kept.delete(name);
  return kept;
}
