import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {listFiles} from '../../lib/files';
import {BrotliCache} from './brotliCache';

const gzipped = promisify(gzip);

/** True for a file that writePrecompressed wrote. */
export const isPrecompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);

/** Formats that are not compressed in themselves, as images and fonts are. */
const compressible = new Set('.cast .css .html .js .json .map .md .mjs .svg .txt .wasm .webmanifest .xml'.split(' '));

/** True for a file of a format that Brotli makes smaller. */
export const isCompressible = (file: string): boolean => compressible.has(path.extname(file));

/** Bytes; a smaller file fits into the packet that carries its headers. */
const smallest = 1024;

/*
 * Brotli's last level takes most of its time. Measured on two cores: 294 pages of 23.6 MB become 2.39 MB in 2 s (level 9),
 * 2.28 MB in 3 s (10) or 2.18 MB in 13 s (11). Every page names the hashed scripts, so that a change of one page changes all;
 * the other files, 4.6 MB and 3 s at level 11, mostly come from the cache.
 */
const pageQuality = 10;
const assetQuality = 11;

/** Files at a time: zlib works on the four threads of Node's pool. */
const parallel = 4;

/**
 * Writes `x.br` and `x.gz` beside every compressible file `x` of at least 1 KiB, for hosts that serve them as they ares.
 * A precompressed file that is not smaller than its file is left out.
 *
 * @param folder is walked with all folders below it; it must not hold precompressed files yet
 * @param cacheDir keeps the Brotli copies by the hash of their file; what this call did not use is deleted from it
 * @param writeLast writes files that depend on the bytes of all others, and gives their names; they're compressed as well
 * @returns the bytes of all files as a reader receives them who accepts Brotli
 * @throws where a file cannot be read or written
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

/** Returns the bytes that are sent for the files. */
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

/** Returns the bytes that are sent for the file. */
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
