import {baseUrl} from '../config/site';

/** A file below the base path: its name, its SHA-256 in base64, and its size in bytes. */
export type FileRow = [name: string, hash: string, bytes: number];

/** What the site consists of in one build, as `offline.json` has it. */
export interface OfflineList {
  /** Names the build: a hash of `files`. */
  build: string;
  pages: number;
  /** Bytes of all files, as a reader receives them who accepts Brotli; missing where the build compressed none. */
  download?: number;
  /** In the order of their names. */
  files: FileRow[];
}

/** Files that belong to saving the site, and aren't saved themselves. */
export const listFile = 'offline.json';
export const workerFile = 'sw.js';

/** The address of a file: a page has the one that all hosts return it for, some after a redirect. */
export const addressOf = (name: string): string => baseUrl + encodeURI(name.replace(/(?:^|\/)index\.html$/, ''));

/** A list as each file of it by its name. */
export type FilesByName = ReadonlyMap<string, FileRow>;

export const byName = ({files}: OfflineList): FilesByName => new Map(files.map((row) => [row[0], row]));

/** Where an address leads: to a file, or to another address that has it; undefined where it leads nowhere. */
export function locate(files: FilesByName, pathname: string): {row: FileRow} | {redirect: string} | undefined {
  const name = decoded(pathname)?.slice(baseUrl.length);
  if (name === undefined) return undefined;
  const row = files.get(name) ?? files.get(name.replace(/\/?$/, '/index.html').replace(/^\//, ''));
  if (row) return {row};
  const bare = name.replace(/\.html$/, '');
  return bare !== name && files.has(`${bare}/index.html`) ? {redirect: pathname.replace(/\.html$/, '')} : undefined;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Bytes that the files take on the reader's device, where browsers keep them uncompressed. */
export const spaceOf = (files: readonly FileRow[]): number => files.reduce((sum, [, , bytes]) => sum + bytes, 0);
