import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {site} from '../src/config/site';

const buildDir = path.resolve(__dirname, '..', 'build');

/**
 * Serves build/ under the base path as a plain static host does: `/0.18/x` and `/0.18/x/` both answer with the page,
 * files answer under their own names, and everything else is the not-found page with status 404.
 *
 * @throws when there is no build
 */
export function createSiteServer(): Server {
  const notFoundPage = path.join(buildDir, '404.html');
  if (!existsSync(notFoundPage)) {
    throw new Error('build/: no site to serve. Run `npm run build` first.');
  }
  const files = sirv(buildDir, {
    etag: true,
    onNoMatch: (_request, response) => {
      notFound(response, notFoundPage);
    },
  });

  return createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (url === '/' || url === site.baseUrl.slice(0, -1)) {
      response.writeHead(302, {Location: site.baseUrl}).end();
    } else if (url.startsWith(site.baseUrl)) {
      request.url = url.slice(site.baseUrl.length - 1);
      files(request, response);
    } else {
      notFound(response, notFoundPage);
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

function notFound(response: ServerResponse, page: string): void {
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8'}).end(readFileSync(page));
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
