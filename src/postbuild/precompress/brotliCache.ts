import {createHash} from 'node:crypto';
import {mkdir, readFile, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {writeFileAtomic} from '../../lib/files';

const brotli = promisify(brotliCompress);

const hashLength = 32;
const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Brotli with a memory: what one build has compressed, the next one only reads. Each entry starts with a hash of the
 * rest, because a damaged one would be shipped unseen.
 */
export class BrotliCache {
  readonly #folder: string;
  /** The entries of earlier builds that this one has not used yet. */
  readonly #stale: Set<string>;
  /** Entries of this build. A file that is in the build twice is compressed once. */
  readonly #fresh = new Map<string, Promise<Buffer>>();

  private constructor(folder: string, entries: readonly string[]) {
    this.#folder = folder;
    this.#stale = new Set(entries);
  }

  /** Opens the cache in a folder, which is made where it does not exist. */
  static async open(folder: string): Promise<BrotliCache> {
    await mkdir(folder, {recursive: true});
    return new BrotliCache(folder, await readdir(folder));
  }

  /**
   * Compresses text, or remembers how it was compressed.
   *
   * @param quality of Brotli, 0 to 11
   */
  compress(bytes: Buffer, quality: number): Promise<Buffer> {
    const key = `${createHash('sha256').update(bytes).digest('hex')}.${quality}.checked`;
    const known = this.#fresh.get(key) ?? this.#entry(key, bytes, quality);
    this.#fresh.set(key, known);
    return known;
  }

  /** Deletes the entries that nothing has asked for since the cache was opened. */
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
