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
 * Brotli's last level takes most of its time, measured in seconds of processor time on all files: pages (44 MB) become
 * 4.9 % smaller from level 9 (5 s) to 10 (15 s), and another 2.4 % to 11 (45 s). Every page names the hashed scripts, so
 * a change to one page changes them all. Pages wait for their scripts and style sheets: 9 MB of them
 * become 2.4 % smaller from level 10 (3 s) to 11 (10 s), mostly from the cache. The rest, 10 MB, would take another 7 s
 * to become 2.2 % smaller.
 */
const qualityOf = (extension: string): number => (extension === '.css' || extension === '.js' ? 11 : 10);

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
  const [br, gz] = await Promise.all([cache.compress(bytes, qualityOf(extension)), gzipped(bytes, {level: 9})]);
  await Promise.all([
    br.length < bytes.length && writeFile(`${file}.br`, br),
    gz.length < bytes.length && writeFile(`${file}.gz`, gz),
  ]);
  return Math.min(br.length, bytes.length);
}
