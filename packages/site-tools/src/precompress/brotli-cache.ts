import {createHash} from 'node:crypto';
import {mkdir, readFile, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {writeFileAtomic} from '@docs-kit/base/node/files';

const brotli = promisify(brotliCompress);

const hashLength = 32;
const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * A persistent cache of Brotli-compressed files. Each entry starts with a hash of the rest, because a damaged one would
 * otherwise be published unnoticed.
 */
export class BrotliCache {
  readonly #folder: string;
  /** Entries of earlier builds that this build hasn't used yet. */
  readonly #stale: Set<string>;
  /** Entries of this build. A file that occurs twice is compressed once. */
  readonly #fresh = new Map<string, Promise<Buffer>>();

  private constructor(folder: string, entries: readonly string[]) {
    this.#folder = folder;
    this.#stale = new Set(entries);
  }

  /** Opens the cache in a folder, which is created if necessary. */
  static async open(folder: string): Promise<BrotliCache> {
    await mkdir(folder, {recursive: true});
    return new BrotliCache(folder, await readdir(folder));
  }

  /**
   * Compresses text, or returns the cached result.
   *
   * @param quality Brotli quality, 0 to 11
   */
  compress(bytes: Buffer, quality: number): Promise<Buffer> {
    const key = `${createHash('sha256').update(bytes).digest('hex')}.${quality}.checked`;
    const known = this.#fresh.get(key) ?? this.#entry(key, bytes, quality);
    this.#fresh.set(key, known);
    return known;
  }

  /** Deletes entries that haven't been used since the cache was opened. */
  async prune(): Promise<void> {
    await Promise.all([...this.#stale].map((key) => rm(path.join(this.#folder, key), {force: true})));
  }

  async #entry(key: string, bytes: Buffer, quality: number): Promise<Buffer> {
    const file = path.join(this.#folder, key);
    if (this.#stale.delete(key)) {
      const entry = await readFile(file);
      const kept = entry.subarray(hashLength);
      if (hashOf(kept).equals(entry.subarray(0, hashLength))) {
        return kept;
      }
      console.warn(`note: ${path.relative(process.cwd(), file)} is damaged, so its file is compressed again.`);
    }
    const compressed = await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    writeFileAtomic(file, Buffer.concat([hashOf(compressed), compressed]));
    return compressed;
  }
}
