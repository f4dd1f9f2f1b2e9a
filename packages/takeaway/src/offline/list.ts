import {baseUrl} from '../../../../src/config/site';
import {decoded} from '@docs-kit/base/decoded';

/** A file relative to the base path: its name, its SHA-256 in base64, and its size in bytes. */
export type FileRow = [name: string, hash: string, bytes: number];

/** The files of a build, as in `offline.json`. */
export interface OfflineList {
  /** Identifies the build: a hash of `files`. */
  build: string;
  pages: number;
  /** Total download size in bytes with Brotli; missing if the build didn't compress. */
  download?: number;
  /** Sorted by name. */
  files: FileRow[];
}

/** Files that implement saving, which aren't saved themselves. */
export const listFile = 'offline.json';
export const workerFile = 'sw.js';

/** A file's address. For a page, it's the one that works on all hosts, on some after a redirect. */
export const addressOf = (name: string): string => baseUrl + encodeURI(name.replace(/(?:^|\/)index\.html$/, ''));

/** A list's files by name. */
export type FilesByName = ReadonlyMap<string, FileRow>;

export const byName = ({files}: OfflineList): FilesByName => new Map(files.map((row) => [row[0], row]));

/** Resolves an address to a file, or to another address that has the file; undefined if there's neither. */
export function locate(files: FilesByName, pathname: string): {row: FileRow} | {redirect: string} | undefined {
  const name = decoded(pathname)?.slice(baseUrl.length);
  if (name === undefined) return undefined;
  const row = files.get(name) ?? files.get(name.replace(/\/?$/, '/index.html').replace(/^\//, ''));
  if (row) return {row};
  const bare = name.replace(/\.html$/, '');
  return files.has(`${bare}/index.html`) ? {redirect: pathname.replace(/\.html$/, '')} : undefined;
}

/** The space on the reader's device in bytes, where browsers store files uncompressed. */
export const spaceOf = (files: readonly FileRow[]): number => files.reduce((sum, [, , bytes]) => sum + bytes, 0);
