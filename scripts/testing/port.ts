import {createServer} from 'node:net';

/** A port that nothing listens on: the one of PORT (3000 without it) or one of the next fifty. */
export async function freePort(): Promise<number> {
  const first = Number(process.env.PORT ?? 3000);
  for (let port = first; port <= first + 50; port += 1) {
    if (await isFree(port)) {
      return port;
    }
  }
  throw new Error(`PORT: no free port from ${first} to ${first + 50}. Set PORT to a free one.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
