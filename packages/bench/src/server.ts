import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {contentType} from 'mime-types';
import {listFiles, writeFileAtomic} from '@docs-kit/base/node/files';
import {best, compress, isPrecompressed} from '@docs-kit/site-tools/compression';
import {workFolder} from './paths';
import type {BuiltSite} from './sites/prepare';

export interface RunningServer {
  /** With a trailing slash: `http://localhost:3000/docs/`. */
  baseUrl: string;
  close: () => Promise<void>;
}

/** A file as it's sent: `body` is compressed with Brotli if `encoded` is true. */
interface Answer {
  body: Buffer;
  encoded: boolean;
  etag: string;
}

const compressed = path.join(workFolder, 'compressed');

const longLived = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** The generators' folders for files with content hashes in their names. */
const hashed = /\/(?:assets|_astro)\//;

/** Loads a site into memory, with Brotli at its best for text, and serves it over HTTP/1.1 with keep-alive. */
export async function serveSite(site: Pick<BuiltSite, 'folder' | 'base'>): Promise<RunningServer> {
  mkdirSync(compressed, {recursive: true});
  const answers = new Map<string, Answer>();
  // Precompressed files of a generator are ignored, so that every site is compressed the same way.
  const files = listFiles(site.folder).filter((file) => !isPrecompressed(file));
  await Promise.all(files.map(async (file) => answers.set(file, await prepare(path.join(site.folder, file)))));
  const server = createServer((request, response) => answer(request, response, site.base, answers));
  server.keepAliveTimeout = 60_000;
  await once(server.listen(0, 'localhost'), 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    baseUrl: `http://localhost:${port}${site.base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Compresses a file once per content in all runs, because that takes a minute for a site. */
async function prepare(file: string): Promise<Answer> {
  const plain = readFileSync(file);
  const hash = createHash('sha256').update(plain).digest('hex').slice(0, 16);
  const etag = `"${hash}"`;
  const kept = path.join(compressed, `${hash}${path.extname(file)}.br`);
  if (existsSync(kept)) return {body: readFileSync(kept), encoded: true, etag};
  const body = await compress(file, plain, 'br', best);
  if (body) writeFileAtomic(kept, body);
  return {body: body ?? plain, encoded: body !== undefined, etag};
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  base: string,
  files: ReadonlyMap<string, Answer>,
): void {
  const pathname = decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] ?? '/');
  const name = pathname.startsWith(base) ? findFile(pathname.slice(base.length), files) : undefined;
  // Browsers request files such as an icon by themselves; a missing one doesn't get a page.
  const file = name !== undefined || path.extname(pathname) === '' ? files.get(name ?? '404.html') : undefined;
  if (!file) {
    response.writeHead(404, {'Content-Type': 'text/plain'}).end('not found');
    return;
  }
  const headers = {
    'Cache-Control': hashed.test(pathname) ? longLived : revalidated,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (name !== undefined && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(name === undefined ? 404 : 200, {
    ...headers,
    'Content-Type': contentType(path.basename(name ?? '404.html')) || 'application/octet-stream',
    'Content-Length': file.body.length,
    ...(file.encoded ? {'Content-Encoding': 'br'} : {}),
  });
  response.end(file.body);
}

/** Resolves an address to its file, or to the page with or without `.html`. */
function findFile(address: string, files: ReadonlyMap<string, Answer>): string | undefined {
  const place = address.replace(/\/$/, '');
  const candidates = place === '' ? ['index.html'] : [place, `${place}.html`, `${place}/index.html`];
  return candidates.find((candidate) => files.has(candidate));
}
