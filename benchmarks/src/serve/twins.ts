import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BrotliCache} from '../../../scripts/twins/brotliCache';
import {isCompressible} from '../../../scripts/twins/write';
import {workFolder} from '../paths';

const bestQuality = 11;

/** A file's bytes as they are sent, and as they are: `body` is compressed with Brotli where `encoded` is true. */
export interface Twin {
  body: Buffer;
  encoded: boolean;
  etag: string;
}

/** Opens the cache of what was compressed in earlier runs. */
export function openCache(): Promise<BrotliCache> {
  return BrotliCache.open(path.join(workFolder, 'twins'));
}

/** Reads a file and compresses text at Brotli's level 11, once for each content. */
export async function readTwin(file: string, cache: BrotliCache): Promise<Twin> {
  const plain = readFileSync(file);
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`;
  return isCompressible(file)
    ? {body: await cache.compress(plain, bestQuality), encoded: true, etag}
    : {body: plain, encoded: false, etag};
}
