import {type ReadStream, readFileSync, realpathSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {decoded} from '@docs-kit/base/decoded';
import {expectNoArguments} from '@docs-kit/base/node/command';
import {buildDir, requireBuild} from '@docs-kit/base/node/root';
import {resolveAddress, type Resolved} from '@docs-kit/base/resolve-address';
import {contentType} from 'mime-types';
import send from 'send';
import {acceptedEncodings, compress, type Encoding} from './compression';
import {config} from './config';
import {caching, securityHeaders} from './hosting/headers';
import {redirectOf} from './hosting/redirects';
import {readPort} from './port';

const notFoundPage = '404.html';
/** Of Brotli: most of its gain, at a tenth of a second for the longest page. */
const quality = 5;
/** Answers arguments. */
export const whereToServe = 'Set PORT and HOST to choose where to serve.';

/**
 * Serves a built site under the base path, as the configurations of hosts do: `/docs/x`, `/docs/x/` and
 * `/docs/x/index.html` return the page, `/docs/x.html` and older addresses redirect to it once, and everything else
 * returns the not-found page with status 404. Text is compressed once, when a client that accepts it first asks.
 *
 * @param folder the built site; its files may change while the server runs
 * @param baseUrl with slashes at both ends
 * @throws if there's no site in the folder
 */
export function createSiteServer(folder = buildDir, baseUrl = config.baseUrl): Server {
  requireBuild(folder);
  const names = {has: (name: string) => isFile(folder, name)};
  const compressor = new Compressor();
  return createServer((request, response) => {
    // Unless it's read, the body of a refused POST blocks the next request on the connection.
    request.resume();
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response.setHeader('Cache-Control', caching.other);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    // A client of a proxy sends the whole address.
    const url = request.url?.replace(/^https?:\/\/[^/?]*/i, '') ?? '';
    const [, pathname = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? [];
    const target = locate(pathname === '' ? '/' : pathname, baseUrl, names);
    if (target && 'redirect' in target) response.writeHead(301, {Location: target.redirect + query}).end();
    else void sendFile(request, response, folder, target?.file, compressor);
  });
}

function locate(pathname: string, baseUrl: string, names: {has(name: string): boolean}): Resolved | undefined {
  if (pathname === '/' && baseUrl !== '/') return {redirect: baseUrl};
  const replacement = redirectOf(decoded(pathname) ?? '');
  return replacement === undefined ? resolveAddress(names, pathname, baseUrl) : {redirect: replacement};
}

/** Whether a name is a file in the folder, and no link that leads out of it. */
function isFile(folder: string, name: string): boolean {
  // A file's name with a slash isn't that file.
  if (name.endsWith('/')) return false;
  try {
    const real = realpathSync(path.join(folder, name));
    return real.startsWith(realpathSync(folder) + path.sep) && statSync(real).isFile();
  } catch {
    // The file doesn't exist, or its name is too long for the file system.
    return false;
  }
}

/** A file's compressed content, and the tag by which a client has it. */
interface Compressed {
  body: Buffer;
  tag: string;
}

/** Compresses each version of a file once, and keeps it in memory. */
class Compressor {
  private readonly known = new Map<string, {tag: string; body: Promise<Buffer | undefined>}>();

  /** @returns undefined if compression doesn't help, or the file has been deleted */
  async read(file: string, encoding: Encoding): Promise<Compressed | undefined> {
    const stats = statSync(file, {throwIfNoEntry: false});
    if (!stats) return undefined;
    const tag = `W/"${stats.size.toString(16)}-${stats.mtimeMs.toString(16)}-${encoding}"`;
    const key = `${encoding} ${file}`;
    let entry = this.known.get(key);
    if (entry?.tag !== tag) {
      entry = {tag, body: compress(file, readFileSync(file), encoding, quality)};
      this.known.set(key, entry);
    }
    const body = await entry.body;
    return body && {body, tag};
  }
}

/** Sends a file in the best encoding that the client accepts, or the not-found page if there's no file. */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  found: string | undefined,
  compressor: Compressor,
): Promise<void> {
  const name = found ?? notFoundPage;
  response.statusCode = found === undefined ? 404 : 200;
  response.setHeader('Content-Type', contentType(path.basename(name)) || 'application/octet-stream');
  response.setHeader('Vary', 'Accept-Encoding');
  if (found?.startsWith('assets/')) response.setHeader('Cache-Control', caching.hashed);
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  // Parts of a file are parts of its own bytes.
  const compressed =
    encoding && request.headers.range === undefined
      ? await compressor.read(path.join(folder, name), encoding).catch(() => undefined)
      : undefined;
  if (encoding && compressed) sendCompressed(request, response, encoding, compressed);
  else sendPlain(request, response, folder, name);
}

function sendCompressed(
  {headers}: IncomingMessage,
  response: ServerResponse,
  encoding: Encoding,
  {body, tag}: Compressed,
): void {
  response.setHeader('ETag', tag);
  const known = headers['if-none-match']?.split(',').map((item) => item.trim());
  if (response.statusCode === 200 && known?.some((item) => item === tag || item === '*')) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  response.writeHead(response.statusCode, {'Content-Encoding': encoding, 'Content-Length': body.length});
  response.end(body);
}

function sendPlain(request: IncomingMessage, response: ServerResponse, folder: string, name: string): void {
  const acceptRanges = response.statusCode === 200;
  send(request, encodeURIComponent(name), {root: folder, cacheControl: false, acceptRanges})
    .on('error', (error: {status?: number; headers?: Record<string, string>}) => {
      // The file has been deleted, or the range isn't satisfiable.
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.setHeader('Cache-Control', caching.other);
      response.writeHead(error.status ?? 500, error.headers).end();
    })
    .on('stream', (stream: ReadStream) => {
      stream.once('end', () => {
        // The file has shrunk. Clients would wait for the rest until the connection times out.
        if (stream.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
      });
    })
    .pipe(response);
}

const notHere = (_: number, host: string): string =>
  `HOST: "${host}" isn't an address of this machine. Set it to one, such as 0.0.0.0 for all, or unset it.`;

/** The reason why the server can't listen. */
const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken. Set PORT to a free one.`,
  EACCES: (port) => `Port ${port} is for the administrator. Set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: notHere,
  EAI_AGAIN: notHere,
  ENOTFOUND: notHere,
};

const reasonOf = ({code = '', message}: NodeJS.ErrnoException, port: number, host: string): string =>
  reasons[code]?.(port, host) ?? message;

/**
 * Lets a server listen on PORT and HOST.
 *
 * @param create makes the server, once PORT is known to be a port
 * @throws one line with the reason if it can't
 */
async function listen(create: () => Server): Promise<{server: Server; port: number; host: string}> {
  const port = readPort(process.env.PORT);
  const host = process.env.HOST ?? '127.0.0.1';
  const server = create();
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => reject(new Error(reasonOf(error, port, host))));
    server.listen(port, host, resolve);
  });
  return {server, port, host};
}

/** Checks that a server can listen on PORT and HOST, as `listen` does. */
export async function checkAddress(): Promise<void> {
  const {server} = await listen(createServer);
  server.close();
}

/**
 * Serves `build/` on PORT and HOST.
 *
 * @throws one line with the reason if that isn't possible
 */
export async function serveBuild(args: readonly string[]): Promise<void> {
  expectNoArguments(args, whereToServe);
  const {port, host} = await listen(createSiteServer);
  console.log(`Serving build/ at http://${host === '127.0.0.1' ? 'localhost' : host}:${port}${config.baseUrl}`);
}
