import {readFileSync, readdirSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {buildSchema, extendSchema, introspectionFromSchema, parse} from 'graphql';
import type {SchemaFile} from '@docs-kit/explorer/data';
import recording from '../fixtures/explorer/recording.json';

/** How a replayed `dagger listen` differs from the one that the explorer recommends. */
interface Options {
  /** Without `--allow-cors`. */
  cors?: boolean;
  /** Another release. */
  version?: string;
  /** Types that a module adds, in GraphQL's schema language. */
  module?: string;
}

/** A recorded response. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A server that responds like the `dagger listen` of `tests/fixtures/explorer/recording.json`. */
export interface ReplayedEngine {
  /** As a reader types it. */
  address: string;
  close(): Promise<void>;
}

/** What a server needs so that the explorer can read its responses. */
export const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
};

/** The token that the replayed session accepts. */
export const token = 'a-token';

const authorization = `Basic ${Buffer.from(`${token}:`).toString('base64')}`;

/** Starts a server on a free port. */
export async function replayEngine(options: Options = {}): Promise<ReplayedEngine> {
  const server = createServer((request, response) => {
    void answer(request, options).then(({status, headers, body}) => {
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {address: addressOf(server), close: () => close(server)};
}

/**
 * Starts a server that isn't an engine.
 *
 * @param given its response to everything but a preflight
 */
export async function startForeignServer(given: Partial<Answer> = {}): Promise<ReplayedEngine> {
  const {status = 404, headers = cors, body = 'not here'} = given;
  const isReadable = 'access-control-allow-origin' in headers;
  const server = createServer(({method}: IncomingMessage, response: ServerResponse) => {
    if (method === 'OPTIONS') response.writeHead(isReadable ? 204 : status, headers).end();
    else response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {address: addressOf(server), close: () => close(server)};
}

const addressOf = (server: Server): string => `localhost:${(server.address() as AddressInfo).port}`;

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function answer(request: IncomingMessage, {cors = true, version, module}: Options): Promise<Answer> {
  const {preflight, unauthorized, exchanges, withoutCors} = recording;
  if (!cors) return withoutCors;
  if (request.method === 'OPTIONS') return preflight;
  if (request.headers.authorization !== authorization) return unauthorized;
  const {query} = JSON.parse(await text(request)) as {query: string};
  if (query.includes('__schema')) return {...preflight, status: 200, body: introspect(module)};
  const exchange = exchanges.find((candidate) => squeezed(candidate.query) === squeezed(query));
  if (!exchange) throw new Error(`not recorded: ${query}`);
  const body = version === undefined ? exchange.body : exchange.body.replace(/"v0\.18\.14"/, `"${version}"`);
  return {...exchange, body};
}

/** The recording omits it: a megabyte that's the same as the built schema. */
function introspect(module = ''): string {
  const folder = path.resolve(__dirname, '../../build/assets/explorer');
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const {sdl} = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SchemaFile;
  const schema = buildSchema(sdl);
  return JSON.stringify({data: introspectionFromSchema(module === '' ? schema : extendSchema(schema, parse(module)))});
}

const squeezed = (query: string): string => query.replaceAll(/\s+/g, ' ').trim();
