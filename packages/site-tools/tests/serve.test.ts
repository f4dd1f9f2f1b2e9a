import {spawnSync} from 'node:child_process';
import {appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync} from 'node:fs';
import {type IncomingHttpHeaders, type RequestOptions, request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {caching} from '../src/hosting/headers';
import {createSiteServer} from '../src/serve';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

const script = path.resolve(__dirname, '../bin/site.mjs');
let folder = '';
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  mkdirSync(path.join(folder, 'install'));
  mkdirSync(path.join(folder, 'empty'));
  write('404.html', 'not found');
  write('install/index.html', '0123456789');
  write('data.json', '0123456789');
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function write(file: string, content: string): void {
  writeFileSync(path.join(folder, file), content);
}

/** Requests an address exactly as written, because HTTP clients normalise paths. */
function ask(address: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({host: '127.0.0.1', port, path: address, timeout: 3000, ...options}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes});
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('no response within 3 s')));
    sent.on('error', reject);
    sent.end(body);
  });
}

const range = (value: string): RequestOptions => ({headers: {range: value}});

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=-3', 206, '789'],
  ['bytes=8-', 206, '89'],
  ['bytes=5-2', 416, ''],
  ['bytes=99-', 416, ''],
  ['bytes=a-b', 416, ''],
  ['lines=1-2', 200, '0123456789'],
])('Range: %s is answered with %i', async (value, status, body) => {
  expect(await ask('/0.18/install', range(value))).toMatchObject({status, body});
});

test('only hashed files are cached for long, and HEAD is answered without a body', async () => {
  mkdirSync(path.join(folder, 'assets'));
  write('assets/a.1b2c.js', '0');
  const cached = async (address: string): Promise<unknown> =>
    (await ask(address, {method: 'HEAD'})).headers['cache-control'];
  expect(await cached('/0.18/assets/a.1b2c.js')).toBe(caching.hashed);
  expect(await cached('/0.18/install')).toBe(caching.other);
  expect(await ask('/0.18/install', {method: 'HEAD'})).toMatchObject({status: 200, body: ''});
});

test('a file may grow, shrink or disappear while the server runs', async () => {
  const file = path.join(folder, 'data.json');
  expect((await ask('/0.18/data.json')).body).toBe('0123456789');
  appendFileSync(file, 'abc');
  expect((await ask('/0.18/data.json')).body).toBe('0123456789abc');
  truncateSync(file, 2);
  expect((await ask('/0.18/data.json')).body).toBe('01');
  rmSync(file);
  expect(await ask('/0.18/data.json')).toMatchObject({status: 404, body: 'not found'});
  rmSync(path.join(folder, '404.html'));
  expect(await ask('/0.18/data.json')).toMatchObject({status: 404, body: ''});
});

test('a file that shrinks while it’s being sent ends the response immediately', async () => {
  // More than the sockets buffer, so that most of it hasn't been read when it's truncated.
  write('large.bin', 'x'.repeat(30_000_000));
  const {port} = server.address() as AddressInfo;
  const ended = await new Promise<string>((resolve, reject) => {
    const sent = request({host: '127.0.0.1', port, path: '/0.18/large.bin'}, (response) => {
      truncateSync(path.join(folder, 'large.bin'), 1000);
      response.on('error', () => resolve('cut off'));
      response.on('end', () => resolve('complete'));
      response.resume();
      setTimeout(() => resolve('waiting'), 2000);
    });
    sent.on('error', reject);
    sent.end();
  });
  expect(ended).toBe('cut off');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is rejected', async (method) => {
  const answer = await ask('/0.18/install', {method}, method === 'POST' ? 'x'.repeat(100_000) : undefined);
  expect(answer).toMatchObject({status: 405, body: '', headers: {allow: 'GET, HEAD'}});
});

test.each([
  '/0.18/../serve.ts',
  '/0.18/%2e%2e/serve.ts',
  '/0.18/..%2fserve.ts',
  '/0.18/..%5cserve.ts',
  '/0.18/%00',
  '/0.18/%',
  '/0.18/%ff',
  '/0.18/empty',
  '/0.18/empty/',
  '/0.18/install/index.html/',
  '/0.18/.html',
  '//0.18/install',
  '/0.18',
  '/',
  '*',
  `/0.18/${'x'.repeat(10_000)}`,
])('a malformed address matches no file: %s', async (address) => {
  const answer = await ask(address);
  const toHome = address === '/' || address === '/0.18';
  expect(answer).toMatchObject(
    toHome ? {status: 301, headers: {location: '/0.18/'}} : {status: 404, body: 'not found'},
  );
});

test.each([
  ['/0.18/install.html', '/0.18/install'],
  ['/0.18/install.html?sdk=go', '/0.18/install?sdk=go'],
  ['/0.18/install.html?q=what?&sdk=go', '/0.18/install?q=what?&sdk=go'],
  ['/0.18/adopting/', '/0.18/ci/adopting'],
  ['/0.18/adopting/index.html', '/0.18/ci/adopting'],
  ['/0.18/cloud/572923/get-started', '/0.18/configuration/cloud'],
])('%s redirects to %s', async (address, location) => {
  expect(await ask(address)).toMatchObject({status: 301, headers: {location}});
});

test.each(['http://localhost:3000', 'HTTP://elsewhere.example'])(
  'an address in its absolute form, as for a proxy, is answered: %s',
  async (host) => {
    expect(await ask(`${host}/0.18/install`)).toMatchObject({status: 200, body: '0123456789'});
    expect(await ask(host)).toMatchObject({status: 301, headers: {location: '/0.18/'}});
    expect(await ask(`${host}/0.18/install.html?sdk=go`)).toMatchObject({headers: {location: '/0.18/install?sdk=go'}});
  },
);

test('a link that leads out of the site isn’t followed, but one inside it is', async () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'file.txt'));
  symlinkSync(outside, path.join(folder, 'folder'));
  symlinkSync('data.json', path.join(folder, 'same.json'));
  for (const address of ['/0.18/file.txt', '/0.18/folder/secret.txt'])
    expect(await ask(address), address).toMatchObject({status: 404, body: 'not found'});

  expect(await ask('/0.18/same.json')).toMatchObject({status: 200, body: '0123456789'});
});

test('a site at the root has its home page at /', async () => {
  write('index.html', 'home');
  server.close();
  server = createSiteServer(folder, '/');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(await ask('/')).toMatchObject({status: 200, body: 'home'});
  expect(await ask('/install/')).toMatchObject({status: 200, body: '0123456789'});
  expect(await ask('/install.html')).toMatchObject({status: 301, headers: {location: '/install'}});
  expect(await ask('/none')).toMatchObject({status: 404, body: 'not found'});
});

test('text is compressed as the client accepts it, and again when it changes', async () => {
  const unpack = {br: brotliDecompressSync, gzip: gunzipSync};
  for (const text of ['a line\n'.repeat(500), 'another line\n'.repeat(500)]) {
    write('data.json', text);
    for (const encoding of ['br', 'gzip'] as const) {
      const {status, headers, bytes} = await ask('/0.18/data.json', {headers: {'accept-encoding': encoding}});
      expect({status, encoding: headers['content-encoding'], vary: headers.vary}).toEqual({
        status: 200,
        encoding,
        vary: 'Accept-Encoding',
      });
      expect(unpack[encoding](bytes).toString()).toBe(text);
      expect(headers['content-length']).toBe(String(bytes.length));
      const again = {'accept-encoding': encoding, 'if-none-match': headers.etag ?? ''};
      const same = await ask('/0.18/data.json', {
        headers: {...again, 'if-none-match': `"x", ${again['if-none-match']}`},
      });
      expect(same).toMatchObject({status: 304, body: ''});
      expect(same.headers).not.toHaveProperty('content-type');
      expect(await ask('/0.18/data.json', {headers: {...again, 'if-none-match': '"x"'}})).toMatchObject({status: 200});
    }
    expect(await ask('/0.18/data.json', {headers: {'accept-encoding': 'br', range: 'bytes=2-5'}})).toMatchObject({
      status: 206,
      body: text.slice(2, 6),
    });
  }
});

test.each([
  [{PORT: 'abc'}, [], `PORT: "abc" isn't a port. Set it to a number from 1 to 65535, or unset it.\n`],
  [{PORT: '70000'}, [], `PORT: "70000" isn't a port. Set it to a number from 1 to 65535, or unset it.\n`],
  [{PORT: '0'}, [], `PORT: "0" isn't a port. Set it to a number from 1 to 65535, or unset it.\n`],
  [{}, ['--prot', '1'], 'Unknown argument: --prot 1. Set PORT and HOST to choose where to serve.\n'],
])(
  '%o %o fails with a one-line error',
  (environment, args, line) => {
    const {status, stderr} = spawnSync(process.execPath, [script, 'serve', ...args], {
      encoding: 'utf8',
      env: {...process.env, ...environment},
      timeout: 20_000,
    });
    expect({status, stderr}).toEqual({status: 1, stderr: line});
  },
  30_000,
);

test('a preview on an address that is not of this machine ends before it builds', () => {
  const {status, stdout, stderr} = spawnSync(process.execPath, [script, 'preview'], {
    encoding: 'utf8',
    env: {...process.env, HOST: '192.0.2.1', PORT: '3999'},
    timeout: 20_000,
  });
  const line = `HOST: "192.0.2.1" isn't an address of this machine. Set it to one, such as 0.0.0.0 for all, or unset it.\n`;
  expect({status, stdout, stderr}).toEqual({status: 1, stdout: '', stderr: line});
});
