import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {randomBytes} from 'node:crypto';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, expect, test} from 'vitest';
import {precompress} from '../src/compression';

let folder = '';
const at = (name: string): string => path.join(folder, name);
const text = 'a page with some text, '.repeat(200);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compression-'));
  mkdirSync(at('api'));
});

test('text gets a Brotli and a gzip copy that decompress to it', async () => {
  writeFileSync(at('api/index.html'), text);
  await precompress(folder);
  expect(readdirSync(at('api')).sort()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(readFileSync(at('api/index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at('api/index.html.gz'))).toString()).toBe(text);
});

test('files that compression doesn’t make smaller get no copy', async () => {
  writeFileSync(at('picture.png'), text);
  writeFileSync(at('tiny.html'), 'x'.repeat(1000));
  writeFileSync(at('random.js'), randomBytes(2000));
  await precompress(folder);
  expect(readdirSync(folder).sort()).toEqual(['api', 'picture.png', 'random.js', 'tiny.html']);
});

test('a lower quality is larger', async () => {
  const varied = Array.from({length: 2000}, (_, index) => `line ${index * 7919} of ${index % 13}`).join('\n');
  writeFileSync(at('a.js'), varied);
  const sizes: number[] = [];
  for (const quality of [1, 11]) {
    await precompress(folder, quality);
    sizes.push(readFileSync(at('a.js.br')).length);
    ['a.js.br', 'a.js.gz'].forEach((name) => rmSync(at(name)));
  }
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
});
