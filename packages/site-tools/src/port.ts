import {type AddressInfo, createServer} from 'node:net';

/** What servers use without PORT. */
const standard = 3000;

/**
 * Reads the port to serve on.
 *
 * @param value of the environment variable PORT
 * @returns the port, 3000 if PORT is unset or empty
 * @throws one line if the value isn't a port
 */
export function readPort(value: string | undefined): number {
  const port = Number(value === undefined || value === '' ? standard : value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT: "${value ?? ''}" isn't a port. Set it to a number from 1 to 65535, or unset it.`);

  return port;
}

/** Finds a free port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
