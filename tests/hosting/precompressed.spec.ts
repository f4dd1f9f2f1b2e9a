import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {type APIRequestContext, expect, test} from '@playwright/test';
import {listFiles} from '@docs-kit/base/node/files';
import {isPrecompressed} from '@docs-kit/site-tools/compression';
import {stage} from '@docs-kit/site-tools/hosting/stage';

const buildDir = path.resolve(__dirname, '../../build');
const read = (file: string): Buffer => readFileSync(path.join(buildDir, file));

interface Answer {
  /** Relative to build/. */
  file: string;
  status: number;
  type: RegExp;
  caching: string;
}

const page = {
  status: 200,
  type: /^text\/html; ?charset=utf-8$/,
  caching: 'public, max-age=0, must-revalidate',
};

/** Requests an address, relative to the base path, with Brotli, with gzip and without compression. */
async function expectEncodings(request: APIRequestContext, address: string, answer: Answer): Promise<void> {
  const tags = new Set<string | undefined>();
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const response = await request.get(address, {headers: {'accept-encoding': accepted}});
    const headers = response.headers();
    expect(response.status()).toBe(answer.status);
    expect(headers['content-encoding'], accepted).toBe(encoding);
    expect(headers['content-type']).toMatch(answer.type);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['cache-control']).toBe(answer.caching);
    expect((await response.body()).equals(read(answer.file))).toBe(true);
    tags.add(headers.etag);
  }
  // A cache must not confuse them.
  expect(tags.size).toBe(3);
}

test('a folder for a host that sends precompressed files has them for every page, script and style sheet', async () => {
  const folder = test.info().outputPath('staged');
  await stage('nginx', folder, 1);
  const files = new Set(listFiles(folder));
  const staged = (file: string): Buffer => readFileSync(path.join(folder, file));
  const text = [...files].filter(
    (file) => /\.(?:html|js|css|json|md|svg|txt|xml)$/.test(file) && staged(file).length >= 1024,
  );
  expect(text.length).toBeGreaterThan(300);
  expect(text.filter((file) => !files.has(`${file}.br`) || !files.has(`${file}.gz`))).toEqual([]);
  // Each is smaller than its file, and decompresses to it.
  const unlike = [...files].filter(isPrecompressed).filter((compressed) => {
    const packed = staged(compressed);
    const original = staged(compressed.replace(/\.\w+$/, ''));
    const unpacked = compressed.endsWith('.br') ? brotliDecompressSync(packed) : gunzipSync(packed);
    return packed.length >= original.length || !unpacked.equals(original);
  });
  expect(unlike).toEqual([]);
});

test('build/ has no compressed files, and neither have folders for hosts that compress by themselves', async () => {
  expect(listFiles(buildDir).filter(isPrecompressed)).toEqual([]);
  const folder = test.info().outputPath('staged');
  await stage('netlify', folder);
  expect(listFiles(folder).filter(isPrecompressed)).toEqual([]);
});

for (const [address, file] of [
  ['', 'index.html'],
  ['install', 'install/index.html'],
  ['install/', 'install/index.html'],
] as const) {
  test(`the host sends the best encoding that the client accepts: ${file} at /${address}`, async ({request}) => {
    await expectEncodings(request, address, {...page, file});
  });
}

test('the host sends the best encoding that the client accepts: the not-found page', async ({request}) => {
  await expectEncodings(request, 'no-such-page', {...page, file: '404.html', status: 404});
  await expectEncodings(request, '/elsewhere', {...page, file: '404.html', status: 404});
});

test('the host sends the best encoding that the client accepts: a style sheet, which a browser caches', async ({
  request,
}) => {
  const file = listFiles(buildDir).find((name) => name.endsWith('.css')) ?? '';
  const caching = 'public, max-age=31536000, immutable';
  await expectEncodings(request, file, {file, status: 200, type: /^text\/css; charset=utf-8$/, caching});
  // A missing script may exist after the next deployment.
  await expectEncodings(request, 'assets/js/none.js', {...page, file: '404.html', status: 404});
});

test("the host sends a file that compression doesn't help unchanged", async ({request}) => {
  const response = await request.get('img/logo.svg', {headers: {'accept-encoding': 'br, gzip'}});
  expect(response.headers()['content-encoding']).toBeUndefined();
  expect(response.headers()['content-type']).toBe('image/svg+xml');
  expect((await response.body()).equals(read('img/logo.svg'))).toBe(true);
});

test('the host answers 304 for a file that the client has in the same encoding', async ({request}) => {
  const headers = {'accept-encoding': 'br'};
  const tag = (await request.get('install', {headers})).headers().etag ?? '';
  const again = await request.get('install', {headers: {...headers, 'if-none-match': tag}});
  expect(again.status()).toBe(304);
  expect(again.headers().vary).toBe('Accept-Encoding');
  expect(again.headers()['cache-control']).toBe(page.caching);
  const unpacked = await request.get('install', {headers: {'accept-encoding': 'identity', 'if-none-match': tag}});
  expect(unpacked.status()).toBe(200);
});
