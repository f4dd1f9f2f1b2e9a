import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from '@docs-kit/base/node/files';

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);

/** The encodings of precompressed files by their HTTP names, best first, with the files' extensions. */
const extensions = {br: 'br', gzip: 'gz'} as const;

export type Encoding = keyof typeof extensions;

const encodings = Object.keys(extensions) as Encoding[];

/**
 * Parses the Accept-Encoding header.
 *
 * @param header its value; undefined if the request has none
 * @returns the encodings that the client accepts, best first
 */
export function acceptedEncodings(header = ''): Encoding[] {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const items = header.split(',').map((item) => item.trim().toLowerCase());
  const taken = new Set(items.filter((item) => !refused.test(item)).map((item) => item.split(';')[0]?.trim()));
  return encodings.filter((encoding) => taken.has(encoding));
}

/** Whether `precompress` wrote the file. */
export const isPrecompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);

/** Formats without their own compression, unlike most images and fonts. */
const compressible = new Set('.cast .css .html .js .json .map .md .mjs .svg .txt .wasm .webmanifest .xml'.split(' '));

/** In bytes; a smaller file fits into the packet that carries its headers. */
const smallest = 1024;

/** Brotli's best quality, which takes nearly a second for a megabyte. */
export const best = 11;

/**
 * Compresses a file's content.
 *
 * @param quality of Brotli, 0 to 11; gzip uses its own scale, which ends at 9
 * @returns undefined if that doesn't help: an image, a tiny file, or content that gets no smaller
 */
export async function compress(
  file: string,
  bytes: Buffer,
  encoding: Encoding,
  quality: number,
): Promise<Buffer | undefined> {
  if (bytes.length < smallest || !compressible.has(path.extname(file))) return undefined;
  const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT} = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const level = Math.min(quality, 9);
  const compressed = await (encoding === 'br' ? brotli(bytes, {params}) : gzipped(bytes, {level}));
  return compressed.length < bytes.length ? compressed : undefined;
}

/**
 * Writes `x.br` and `x.gz` beside each file `x` that compression makes smaller, for hosts that send precompressed files.
 * Node's pool of threads does the work.
 */
export async function precompress(folder: string, quality = best): Promise<void> {
  const work = listFiles(folder).flatMap((name) => {
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    return encodings.map(async (encoding) => {
      const compressed = await compress(file, bytes, encoding, quality);
      if (compressed) writeFileSync(`${file}.${extensions[encoding]}`, compressed);
    });
  });
  await Promise.all(work);
}
