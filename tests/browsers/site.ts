import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {createSiteServer} from '@docs-kit/site-tools/serve';

/** The built site on its own port, for one browser. */
export interface Site {
  /** Scheme, host and port. */
  origin: string;
  /**
   * The same site with empty scripts, whose pages stay as the host sends them. It's another origin because browsers
   * cache scripts.
   */
  inertOrigin: string;
  /** Problems since the last call: failed addresses, and reports that pages sent to `/problem`. */
  takeProblems(): string[];
  /** Delays scripts until the returned function is called. */
  holdScripts(): () => void;
  close(): void;
}

/**
 * Serves `build/`.
 *
 * @throws if there's no site in the folder
 */
export async function serveSite(): Promise<Site> {
  const site = createSiteServer();
  let problems: string[] = [];
  let held: (() => void)[] | undefined;
  let inert = '';
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    if (address === '/problem') {
      void text(request).then((problem) => {
        problems.push(problem);
        response.writeHead(204).end();
      });
      return;
    }
    response.on('finish', () => {
      if (response.statusCode >= 400) problems.push(`${response.statusCode}: ${address}`);
    });
    const answer = (): boolean => site.emit('request', request, response);
    if (request.headers.host === inert && address.endsWith('.js'))
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end();
    else if (held && address.endsWith('.js')) held.push(answer);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  inert = `127.0.0.1:${port}`;
  return {
    origin: `http://localhost:${port}`,
    inertOrigin: `http://${inert}`,
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
    holdScripts: () => {
      held = [];
      return () => {
        held?.forEach((answer) => answer());
        held = undefined;
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
