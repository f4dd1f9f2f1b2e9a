import {existsSync, type ReadStream, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {contentType} from 'mime-types';
import send from 'send';
import {site} from '../../../src/config/site';
import {acceptedEncodings, extensions} from '@docs-kit/base/node/encodings';
import {caching, securityHeaders} from './hosting/headers';
import {bareAddress, redirectOf} from './hosting/redirects';
import {expectNoArguments} from '@docs-kit/base/node/command';
import {readPort, tryListening} from './port';
import {root} from '@docs-kit/base/node/root';

const buildDir = path.join(root, 'build');
const notFoundPage = '404.html';
/** Answers arguments. */
export const whereToServe = 'Set PORT and HOST to choose where to serve.';

/**
 * Serves a built site under the base path, as the configurations in `deploy/` do: `/0.18/x`, `/0.18/x/` and
 * `/0.18/x/index.html` return the page, `/0.18/x.html` and older addresses redirect to it once, and everything else
 * returns the not-found page with status 404. Precompressed files are sent to clients that accept them.
 *
 * @param folder the built site; its files may change while the server runs
 * @throws if there's no site in the folder
 */
export function createSiteServer(folder = buildDir): Server {
  if (!existsSync(path.join(folder, notFoundPage))) {
    throw new Error("build/ doesn't contain a site. Run `npm run build` first.");
  }
  return createServer((request, response) => {
    // Unless it's read, the body of a refused POST blocks the next request on the connection.
    request.resume();
    for (const [name, value] of Object.entries(securityHeaders)) {
      response.setHeader(name, value);
    }
    response.setHeader('Cache-Control', caching.other);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const [, address = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const target = locate(folder, address);
    if (target?.redirect !== undefined) {
      response.writeHead(301, {Location: target.redirect + query}).end();
    } else {
      sendFile(request, response, folder, target?.file);
    }
  });
}

type Target = {file: string; redirect?: undefined} | {redirect: string};

/** Resolves an address to a file relative to the folder, or to another address; undefined if there's neither. */
function locate(folder: string, address: string): Target | undefined {
  if (address === '/' || address === site.baseUrl.slice(0, -1)) {
    return {redirect: site.baseUrl};
  }
  const pathname = decoded(address);
  if (!pathname?.startsWith(site.baseUrl) || /\0|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(pathname)) {
    return undefined;
  }
  const replacement = redirectOf(pathname);
  if (replacement !== undefined) {
    return {redirect: replacement};
  }
  const file = pathname.slice(site.baseUrl.length);
  const found = [file, path.posix.join(file, 'index.html')].find((name) => isFile(path.join(folder, name)));
  if (found !== undefined) {
    return {file: found};
  }
  const isPage = file.endsWith('.html') && isFile(path.join(folder, bareAddress(file), 'index.html'));
  return isPage ? {redirect: bareAddress(address)} : undefined;
}

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // The file doesn't exist, or its name is too long for the file system.
    return false;
  }
}

/** Sends a file in the smallest encoding that the client accepts, or the not-found page if there's no file. */
function sendFile(request: IncomingMessage, response: ServerResponse, folder: string, found?: string): void {
  const file = found ?? notFoundPage;
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']).filter((candidate) =>
    isFile(path.join(folder, `${file}.${extensions[candidate]}`)),
  );
  response.statusCode = found === undefined ? 404 : 200;
  response.setHeader('Content-Type', contentType(path.basename(file)) || 'application/octet-stream');
  response.setHeader('Vary', 'Accept-Encoding');
  if (found?.startsWith('assets/')) {
    response.setHeader('Cache-Control', caching.hashed);
  }
  if (encoding) {
    response.setHeader('Content-Encoding', encoding);
  }
  const name = encoding ? `${file}.${extensions[encoding]}` : file;
  send(request, encodeURIComponent(name), {root: folder, cacheControl: false, acceptRanges: found !== undefined})
    .on('error', (error: {status?: number; headers?: Record<string, string>}) => {
      // The file has been deleted, or the range isn't satisfiable.
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.removeHeader('Content-Encoding');
      response.setHeader('Cache-Control', caching.other);
      response.writeHead(error.status ?? 500, error.headers).end();
    })
    .on('stream', (stream: ReadStream) => {
      stream.once('end', () => {
        // The file has shrunk. Clients would wait for the rest until the connection times out.
        if (stream.bytesRead < Number(response.getHeader('Content-Length'))) {
          response.destroy();
        }
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
 * Reads where to serve from PORT and HOST.
 *
 * @throws one line if PORT isn't a port
 */
function readAddress(): {port: number; host: string} {
  return {port: readPort(process.env.PORT), host: process.env.HOST ?? '127.0.0.1'};
}

/**
 * Checks that a server can listen on PORT and HOST.
 *
 * @throws one line with the reason if it can't
 */
export async function checkAddress(): Promise<void> {
  const {port, host} = readAddress();
  await tryListening(port, host).catch((error: unknown) => {
    throw new Error(reasonOf(error as NodeJS.ErrnoException, port, host));
  });
}

/** Starts the server on one interface, and prints its address. */
function serve({port, host}: {port: number; host: string}): void {
  createSiteServer()
    .on('error', (error) => fail(reasonOf(error, port, host)))
    .listen(port, host, () => {
      console.log(`Serving build/ at http://${host === '127.0.0.1' ? 'localhost' : host}:${port}${site.baseUrl}`);
    });
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Serves `build/` on PORT and HOST, or prints one line with the reason why that isn't possible. */
export function serveBuild(): void {
  try {
    expectNoArguments(whereToServe);
    serve(readAddress());
  } catch (error) {
    fail((error as Error).message);
  }
}

if (require.main === module) {
  serveBuild();
}
