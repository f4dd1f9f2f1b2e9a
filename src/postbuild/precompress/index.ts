import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {listFiles} from '../../lib/files';
import {BrotliCache} from './brotli-cache';

const gzipped = promisify(gzip);

/** Whether writePrecompressed created the file. */
export const isPrecompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);

/** Formats without their own compression, unlike most images and fonts. */
const compressible = new Set('.cast .css .html .js .json .map .md .mjs .svg .txt .wasm .webmanifest .xml'.split(' '));

/** Whether Brotli makes files of this format smaller. */
export const isCompressible = (file: string): boolean => compressible.has(path.extname(file));

/** In bytes; a smaller file fits into the packet that carries its headers. */
const smallest = 1024;

/*
 * Brotli's last level takes most of its time. Measured on two cores: 294 pages of 23.6 MB become 2.39 MB in 2 s (level
 * 9), 2.28 MB in 3 s (10) or 2.18 MB in 13 s (11). Every page names the hashed scripts, so a change to one page changes
 * them all; the other files, 4.6 MB and 3 s at level 11, mostly come from the cache.
 */
const pageQuality = 10;
const assetQuality = 11;

/** Concurrent files: zlib uses the four threads of Node's pool. */
const parallel = 4;

/**
 * Writes `x.br` and `x.gz` beside every compressible file `x` of at least 1 KiB, for hosts that serve precompressed
 * files. A copy that isn't smaller is omitted.
 *
 * @param folder is searched recursively; it must not contain precompressed files yet
 * @param cacheDir stores Brotli copies by content hash; entries that this call didn't use are deleted
 * @param writeLast writes files that depend on the content of all others, and returns their names; they're compressed
 *   as well
 * @returns the total number of bytes that a client with Brotli support downloads
 * @throws if a file can't be read or written
 */
export async function writePrecompressed(
  folder: string,
  cacheDir: string,
  writeLast: (sent: number) => string[] = () => [],
): Promise<number> {
  const cache = await BrotliCache.open(cacheDir);
  const sent = await compressFiles(folder, listFiles(folder), cache);
  const last = await compressFiles(folder, writeLast(sent), cache);
  await cache.prune();
  return sent + last;
}

/** Returns the number of bytes sent for all files. */
async function compressFiles(folder: string, names: readonly string[], cache: BrotliCache): Promise<number> {
  const files = names.map((name) => path.join(folder, name));
  let sent = 0;
  const lane = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const bytes = await compressFile(file, cache);
      sent += bytes;
    }
  };
  await Promise.all(Array.from({length: parallel}, lane));
  return sent;
}

/** Returns the number of bytes sent for a file. */
async function compressFile(file: string, cache: BrotliCache): Promise<number> {
  const bytes = await readFile(file);
  const extension = path.extname(file);
  if (!isCompressible(file) || bytes.length < smallest) {
    return bytes.length;
  }
  const [br, gz] = await Promise.all([
    cache.compress(bytes, extension === '.html' ? pageQuality : assetQuality),
    gzipped(bytes, {level: 9}),
  ]);
  await Promise.all([
    br.length < bytes.length && writeFile(`${file}.br`, br),
    gz.length < bytes.length && writeFile(`${file}.gz`, gz),
  ]);
  return Math.min(br.length, bytes.length);
}
