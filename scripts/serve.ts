import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {site} from '../src/config/site';
import {acceptedEncodings, extensions} from '../src/postbuild/precompress/encodings';

const buildDir = path.resolve(__dirname, '..', 'build');

/** Files whose name carries a hash of their content never change; of everything else readers ask for the newest. */
const caching = {hashed: 'public, max-age=31536000, immutable', other: 'public, max-age=0, must-revalidate'};

/**
 * Serves build/ under the base path as the hosts of README's section Deploy do: `/0.18/x` and `/0.18/x/` both answer with
 * the page, files answer under their own names, and everything else is the not-found page with status 404. A file that has
 * precompressed copies is sent as the best one that the client accepts.
 *
 * @throws when there is no build
 */
export function createSiteServer(): Server {
  if (!existsSync(path.join(buildDir, '404.html'))) {
    throw new Error('build/: no site to serve. Run `npm run build` first.');
  }
  const files = sirv(buildDir, {etag: true, brotli: true, gzip: true, onNoMatch: notFound});

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (url === '/' || url === site.baseUrl.slice(0, -1)) {
      response.writeHead(302, {Location: site.baseUrl}).end();
    } else if (url.startsWith(site.baseUrl)) {
      request.url = url.slice(site.baseUrl.length - 1);
      // Sirv takes every coding that is named, `br;q=0` too.
      request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']).join(', ');
      response.setHeader('Cache-Control', request.url.startsWith('/assets/') ? caching.hashed : caching.other);
      response.setHeader('Vary', 'Accept-Encoding');
      files(request, response);
    } else {
      notFound(request, response);
    }
  });
}

function serve(port: number): void {
  createSiteServer()
    .on('error', (error: NodeJS.ErrnoException) => {
      fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Set PORT to a free one.` : error.message);
    })
    .listen(port, () => {
      console.log(`Serving build/ at http://localhost:${port}${site.baseUrl}`);
    });
}

function notFound(request: IncomingMessage, response: ServerResponse): void {
  const [precompressed] = acceptedEncodings(request.headers['accept-encoding'])
    .map((encoding) => ({encoding, file: `404.html.${extensions[encoding]}`}))
    .filter(({file}) => existsSync(path.join(buildDir, file)));
  const body = readFileSync(path.join(buildDir, precompressed?.file ?? '404.html'));
  response
    .writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': caching.other,
      Vary: 'Accept-Encoding',
      ...(precompressed && {'Content-Encoding': precompressed.encoding}),
    })
    .end(body);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

if (require.main === module) {
  try {
    serve(Number(process.env.PORT ?? 3000));
  } catch (error) {
    fail((error as Error).message);
  }
}
