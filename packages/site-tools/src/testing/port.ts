import {readPort, tryListening} from '../port';

/** Finds a free port: PORT (by default 3000) or one of the next fifty. */
export async function freePort(): Promise<number> {
  const first = readPort(process.env.PORT);
  for (let port = first; port <= first + 50; port += 1) if (await isFree(port)) return port;

  throw new Error(`PORT: no free port from ${first} to ${first + 50}. Set PORT to a free one.`);
}

/** Whether nothing listens on the port of 127.0.0.1. */
const isFree = (port: number): Promise<boolean> =>
  tryListening(port, '127.0.0.1').then(
    () => true,
    () => false,
  );
