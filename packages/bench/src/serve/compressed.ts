import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeFileAtomic} from '@docs-kit/base/node/files';
import {best, compress} from '@docs-kit/site-tools/compression';
import {workFolder} from '../paths';

/** A file's original bytes, and those to send: `body` is compressed with Brotli if `encoded` is true. */
export interface Compressed {
  body: Buffer;
  encoded: boolean;
  etag: string;
}

const folder = path.join(workFolder, 'compressed');

/** Reads a file and compresses text with Brotli at level 11, once per content in all runs. */
export async function readCompressed(file: string): Promise<Compressed> {
  const plain = readFileSync(file);
  const hash = createHash('sha256').update(plain).digest('hex').slice(0, 16);
  const etag = `"${hash}"`;
  const kept = path.join(folder, `${hash}${path.extname(file)}.br`);
  if (existsSync(kept)) return {body: readFileSync(kept), encoded: true, etag};
  const body = await compress(file, plain, 'br', best);
  if (body === undefined) return {body: plain, encoded: false, etag};
  mkdirSync(folder, {recursive: true});
  writeFileAtomic(kept, body);
  return {body, encoded: true, etag};
}
