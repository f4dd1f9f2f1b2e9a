import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {workFolder} from '../paths';

const compress = promisify(brotliCompress);
const folder = path.join(workFolder, 'twins');
const compressible = /\.(?:html|css|m?js|json|svg|xml|txt|md|webmanifest|map)$/;

/** A file's bytes as they are sent, and as they are: `body` is compressed with Brotli where `encoded` is true. */
export interface Twin {
  body: Buffer;
  encoded: boolean;
  etag: string;
}

/** Reads a file and compresses text at Brotli's level 11, once for each content: results are kept from run to run. */
export async function readTwin(file: string): Promise<Twin> {
  const plain = readFileSync(file);
  const digest = createHash('sha256').update(plain).digest('hex');
  const etag = `"${digest.slice(0, 16)}"`;
  if (!compressible.test(file)) return {body: plain, encoded: false, etag};
  const kept = path.join(folder, `${digest}.br`);
  if (existsSync(kept)) return {body: readFileSync(kept), encoded: true, etag};
  const body = await compress(plain, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length},
  });
  mkdirSync(folder, {recursive: true});
  writeFileSync(`${kept}.new`, body);
  renameSync(`${kept}.new`, kept);
  return {body, encoded: true, etag};
}
