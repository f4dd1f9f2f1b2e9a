import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {listFiles} from '@docs-kit/base/node/files';
import {BrotliCache} from './brotli-cache';

const gzipped = promisify(gzip);

/** Whether Precompressor created the file. */
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

/**
 * Concurrent files. More than the four threads of Node's pool, so that these have work while a step of the build keeps
 * the main thread busy.
 */
const parallel = 16;

/**
 * Writes `x.br` and `x.gz` beside every compressible file `x` of at least 1 KiB, for hosts that serve precompressed
 * files. A copy that isn't smaller is omitted. It works in Node's pool of threads, while later steps of the build write
 * more files.
 */
export class Precompressor {
  readonly #folder: string;
  readonly #cache: BrotliCache;
  readonly #added = new Set<string>();
  #sent = Promise.resolve(0);

  private constructor(folder: string, cache: BrotliCache) {
    this.#folder = folder;
    this.#cache = cache;
  }

  /**
   * @param folder a build that has no precompressed files yet
   * @param cacheDir stores Brotli copies by content hash
   */
  static async open(folder: string, cacheDir: string): Promise<Precompressor> {
    return new Precompressor(folder, await BrotliCache.open(cacheDir));
  }

  /** Starts to compress the files of the folder that haven't been added yet and that no later step changes. */
  add(isFinal: (name: string) => boolean = () => true): void {
    const names = listFiles(this.#folder).filter(
      (name) => !isPrecompressed(name) && !this.#added.has(name) && isFinal(name),
    );
    names.forEach((name) => this.#added.add(name));
    this.#sent = Promise.all([this.#sent, compressFiles(this.#folder, names, this.#cache)]).then(
      ([before, added]) => before + added,
    );
    // An error waits for `sent` or `finish` to be called. Without a handler until then, it would end the process.
    this.#sent.catch(() => undefined);
  }

  /**
   * @returns the number of bytes that a client with Brotli support downloads for all files so far
   * @throws if a file can't be read or written
   */
  sent(): Promise<number> {
    return this.#sent;
  }

  /** Waits until all files are compressed, and deletes the entries of the cache that weren't used. */
  async finish(): Promise<void> {
    await this.#sent;
    await this.#cache.prune();
  }
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
  // Synchronous, because a thread would only read it after compressing others.
  const bytes = readFileSync(file);
  const extension = path.extname(file);
  if (!isCompressible(file) || bytes.length < smallest) {
    return bytes.length;
  }
  const [br, gz] = await Promise.all([cache.compress(bytes, qualityOf(extension)), gzipped(bytes, {level: 9})]);
  if (br.length < bytes.length) writeFileSync(`${file}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz);
  return Math.min(br.length, bytes.length);
}
