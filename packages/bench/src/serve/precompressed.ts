import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BrotliCache} from '@docs-kit/site-tools/precompress/brotli-cache';
import {isCompressible} from '@docs-kit/site-tools/precompress';
import {workFolder} from '../paths';

const bestQuality = 11;

/** A file's original bytes, and those to send: `body` is compressed with Brotli if `encoded` is true. */
export interface Precompressed {
  body: Buffer;
  encoded: boolean;
  etag: string;
}

/** Opens the persistent cache of compressed files. */
export function openCache(): Promise<BrotliCache> {
  return BrotliCache.open(path.join(workFolder, 'precompressed'));
}

/** Reads a file and compresses text with Brotli at level 11, once per content. */
export async function readPrecompressed(file: string, cache: BrotliCache): Promise<Precompressed> {
  const plain = readFileSync(file);
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`;
  return isCompressible(file)
    ? {body: await cache.compress(plain, bestQuality), encoded: true, etag}
    : {body: plain, encoded: false, etag};
}
