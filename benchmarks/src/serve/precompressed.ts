import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BrotliCache} from '../../../src/postbuild/precompress/brotliCache';
import {isCompressible} from '../../../src/postbuild/precompress';
import {workFolder} from '../paths';

const bestQuality = 11;

/** A file's bytes as they are sent, and as they are: `body` is compressed with Brotli where `encoded` is true. */
export interface Precompressed {
  body: Buffer;
  encoded: boolean;
  etag: string;
}

/** Opens the cache of what was compressed in earlier runs. */
export function openCache(): Promise<BrotliCache> {
  return BrotliCache.open(path.join(workFolder, 'precompressed'));
}

/** Reads a file and compresses text at Brotli's level 11, once for each content. */
export async function readPrecompressed(file: string, cache: BrotliCache): Promise<Precompressed> {
  const plain = readFileSync(file);
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`;
  return isCompressible(file)
    ? {body: await cache.compress(plain, bestQuality), encoded: true, etag}
    : {body: plain, encoded: false, etag};
}
