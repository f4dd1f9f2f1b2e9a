/** A file relative to the base path: its name, its SHA-256 in base64, and its size in bytes. */
export type FileRow = [name: string, hash: string, bytes: number];

/** The files of a build, as in `offline.json`. */
export interface OfflineList {
  /** Identifies the build: a hash of `files`. */
  build: string;
  pages: number;
  /** Sorted by name. */
  files: FileRow[];
}

/** Files that implement saving, which aren't saved themselves. */
export const listFile = 'offline.json';
export const workerFile = 'sw.js';

/** The name of the browser's cache, by the site's title: `my-docs-offline`. Another one makes browsers fetch the site again. */
export const cacheNameOf = (title: string): string => `${title.toLowerCase().replaceAll(' ', '-')}-offline`;

/** A file's address. For a page, it's the one that works on all hosts, on some after a redirect. */
export const addressOf = (name: string, baseUrl: string): string =>
  baseUrl + encodeURI(name.replace(/(?:^|\/)index\.html$/, ''));

/** The space on the reader's device in bytes, where browsers store files uncompressed. */
export const spaceOf = (files: readonly FileRow[]): number => files.reduce((sum, [, , bytes]) => sum + bytes, 0);
