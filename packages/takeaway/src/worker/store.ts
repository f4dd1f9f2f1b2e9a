import pLimit from 'p-limit';
import {addressOf, type FileRow, listFile, type OfflineList} from '../offline/list';

/** The current build, and the previous one, whose open pages may still request their scripts. */
export interface Builds {
  build: string;
  previous?: string;
}

/** Concurrent requests: the usual number of HTTP/1.1 connections per host. */
const parallel = 6;

/** A file couldn't be fetched as listed: there's no connection, or the host has another build. */
export class NotFetched extends Error {}

/** The saved copy in the browser's cache, for pages and for the service worker. */
export class OfflineStore {
  /** The key of `Builds`. */
  readonly buildsKey: string;

  /**
   * @param baseUrl the site's base path
   * @param cacheName the cache's name
   */
  constructor(
    private readonly baseUrl: string,
    private readonly cacheName: string,
  ) {
    this.buildsKey = this.keyed('offline', 'builds');
  }

  /** A file's key in the cache. It contains the hash, so that builds share identical files. */
  readonly keyOf = ([name, hash]: FileRow): string => this.keyed(name, hash);

  /** The key of a build's list of files, which is stored after all of them. */
  listKey(build: string): string {
    return this.keyed(listFile, build);
  }

  /** A file as stored; undefined if it's missing. */
  read(row: FileRow): Promise<Response | undefined> {
    return this.match(this.keyOf(row));
  }

  /** A value that `writeJson` stored; undefined if it's missing. */
  async readJson<T>(key: string): Promise<T | undefined> {
    const response = await this.match(key);
    return response && ((await response.json()) as T);
  }

  async writeJson(key: string, value: unknown): Promise<void> {
    await (await this.open()).put(key, Response.json(value));
  }

  /** Deletes all entries but these. */
  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
    const cache = await this.open();
    const unneeded = (await cache.keys()).filter(({url}) => !keys.has(url));
    await Promise.all(unneeded.map((request) => cache.delete(request)));
  }

  /**
   * Fetches the list of the host's current build.
   *
   * @param hash the SHA-256 that it must have, in base64
   * @throws NotFetched if the host has none; fetch's error if the host can't be reached, or the hash differs
   */
  async fetchList(hash?: string): Promise<OfflineList> {
    const response = await fetch(this.baseUrl + listFile, {integrity: hash && integrityOf(hash), cache: 'no-cache'});
    if (!response.ok) throw new NotFetched(listFile);
    return (await response.json()) as OfflineList;
  }

  /** The files of a list that aren't stored yet. */
  async missingFrom({files}: OfflineList): Promise<FileRow[]> {
    if (!(await caches.has(this.cacheName))) return files;
    const stored = new Set((await (await this.open()).keys()).map(({url}) => url));
    return files.filter((row) => !stored.has(this.keyOf(row)));
  }

  /**
   * Fetches and stores files. The browser verifies each file's hash, so builds are never mixed. Stops at the first
   * failure; stored files are kept, and another call fetches the rest.
   *
   * @param stored called after each file, but no longer once saving has ended
   * @throws NotFetched if a file couldn't be fetched; the cache's error if there isn't enough space; the signal's
   *   reason if it was aborted
   */
  async save(
    files: readonly FileRow[],
    {stored = () => undefined, signal}: {stored?: (row: FileRow) => void; signal?: AbortSignal} = {},
  ): Promise<void> {
    const cache = await this.open();
    const ending = new AbortController();
    // `AbortSignal.any` would join both signals, but Firefox only has it since 124, and the site supports 120.
    signal?.addEventListener('abort', () => ending.abort(signal.reason));
    const limit = pLimit(parallel);
    const saveFile = async (row: FileRow): Promise<void> => {
      await cache.put(this.keyOf(row), await this.fetchFile(row, ending.signal));
      if (!ending.signal.aborted) stored(row);
    };
    try {
      await limit.map(files, saveFile);
    } catch (error) {
      limit.clearQueue();
      ending.abort();
      throw error;
    }
  }

  private open(): Promise<Cache> {
    return caches.open(this.cacheName);
  }

  /** Unlike `open`, this doesn't create a cache. */
  private match(key: string): Promise<Response | undefined> {
    return caches.match(key, {cacheName: this.cacheName});
  }

  private keyed(name: string, version: string): string {
    return new URL(`${this.baseUrl}${encodeURI(name)}?${encodeURIComponent(version)}`, location.origin).href;
  }

  /** The response to store. The status is ignored, because hosts may serve the not-found page with 404. */
  private async fetchFile([name, hash]: FileRow, signal: AbortSignal): Promise<Response> {
    const request = async (cache: RequestCache): Promise<Response> => {
      const response = await fetch(addressOf(name, this.baseUrl), {integrity: integrityOf(hash), cache, signal});
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
}

/** Formats a SHA-256 in base64 for `fetch`. */
const integrityOf = (hash: string): string => `sha256-${hash}`;

/** Headers that describe the file rather than its transfer. */
function headersOf({headers}: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'date']) kept.delete(name);
  return kept;
}
