import {createHash, randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Precompressor} from '../src/precompress';

let work = '';
const folder = (): string => path.join(work, 'site');
const cache = (): string => path.join(work, 'cache');
const long = (text: string): string => text.repeat(500);

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'precompressed-'));
});
afterEach(() => rmSync(work, {recursive: true}));

/** Rewrites a site as a build does, with its precompressed files; returns file names and the total size to send. */
async function build(files: Record<string, string | Buffer>): Promise<{names: string[]; sent: number}> {
  rmSync(folder(), {recursive: true, force: true});
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder(), name)), {recursive: true});
    writeFileSync(path.join(folder(), name), content);
  }
  const compressor = await Precompressor.open(folder(), cache());
  compressor.add();
  await compressor.finish();
  const sent = await compressor.sent();
  return {names: readdirSync(folder(), {recursive: true, encoding: 'utf8'}).sort(), sent};
}

test('compresses long text, but not short files or images', async () => {
  const text = long('a page ');
  const {names, sent} = await build({'x/a.html': text, 'short.js': 'short', 'a.png': text});
  expect(names).toEqual(['a.png', 'short.js', 'x', 'x/a.html', 'x/a.html.br', 'x/a.html.gz']);
  const read = (name: string): Buffer => readFileSync(path.join(folder(), name));
  expect(brotliDecompressSync(read('x/a.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('x/a.html.gz')).toString()).toBe(text);
  expect(sent).toBe('short'.length + text.length + read('x/a.html.br').length);
});

test('compresses every format without its own compression, from 1 KiB on', async () => {
  const formats = 'cast css html js json map md mjs svg txt wasm webmanifest xml'.split(' ');
  const files = formats.map((format) => [`a.${format}`, 'a'.repeat(1024)] as const);
  const {names} = await build({...Object.fromEntries(files), 'b.js': 'a'.repeat(1023), 'b.woff2': long('font ')});
  const copies = formats.flatMap((format) => [`a.${format}`, `a.${format}.br`, `a.${format}.gz`]);
  expect(names).toEqual([...copies, 'b.js', 'b.woff2'].sort());
});

test('omits copies that aren’t smaller', async () => {
  const {names, sent} = await build({'a.wasm': randomBytes(2000)});
  expect(names).toEqual(['a.wasm']);
  expect(sent).toBe(2000);
});

test('compresses scripts best, even if a page has the same content', async () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  await build({'a.js': text, 'a.html': text});
  const [script, page] = [11, 10].map((quality) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      },
    }),
  );
  expect(script).not.toEqual(page);
  expect(readFileSync(path.join(folder(), 'a.js.br'))).toEqual(script);
  expect(readFileSync(path.join(folder(), 'a.html.br'))).toEqual(page);
});

test('reuses an unchanged file’s precompressed copy in the next build, and drops a deleted file’s', async () => {
  await build({'kept.html': long('kept '), 'gone.html': long('gone ')});
  const [first, second] = readdirSync(cache()).sort();
  await build({'moved.html': long('kept '), 'twice.html': long('kept ')});
  const [kept, ...others] = readdirSync(cache());
  expect([first, second]).toContain(kept);
  expect(others).toEqual([]);
  const asItWas = Buffer.from('as it was');
  const hash = createHash('sha256').update(asItWas).digest();
  writeFileSync(path.join(cache(), kept ?? ''), Buffer.concat([hash, asItWas]));
  await build({'kept.html': long('kept ')});
  expect(readFileSync(path.join(folder(), 'kept.html.br'), 'utf8')).toBe('as it was');
  expect(statSync(path.join(folder(), 'kept.html.gz')).size).toBeGreaterThan(0);
});

test('compresses a file again if its entry in the cache is damaged', async () => {
  const text = long('a page ');
  await build({'a.html': text});
  const [entry = ''] = readdirSync(cache());
  const file = path.join(cache(), entry);
  const intact = readFileSync(file);
  for (const damaged of [Buffer.from(intact), intact.subarray(0, -1), Buffer.alloc(0)]) {
    if (damaged.length === intact.length) {
      damaged[intact.length - 2] = (damaged[intact.length - 2] ?? 0) ^ 1;
    }
    writeFileSync(file, damaged);
    const note = vi.spyOn(console, 'warn').mockReturnValue();
    await build({'a.html': text});
    expect(note).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/is damaged, so its file is compressed again/));
    note.mockRestore();
    expect(brotliDecompressSync(readFileSync(path.join(folder(), 'a.html.br'))).toString()).toBe(text);
    expect(readFileSync(file).equals(intact)).toBe(true);
  }
});

test('compresses each file once, when it is final', async () => {
  await build({'a.html': long('first '), 'b.js': long('script ')});
  rmSync(cache(), {recursive: true});
  const compressor = await Precompressor.open(folder(), cache());
  rmSync(path.join(folder(), 'a.html.br'));
  compressor.add((name) => name !== 'a.html');
  await compressor.sent();
  expect(readdirSync(cache())).toHaveLength(1);
  writeFileSync(path.join(folder(), 'a.html'), long('second '));
  compressor.add();
  compressor.add();
  await compressor.finish();
  expect(readdirSync(cache())).toHaveLength(2);
  const read = (name: string): Buffer => readFileSync(path.join(folder(), name));
  expect(brotliDecompressSync(read('a.html.br')).toString()).toBe(long('second '));
  expect(await compressor.sent()).toBe(read('a.html.br').length + read('b.js.br').length);
});

test('reports a copy that can’t be written when its result is asked for', async () => {
  mkdirSync(path.join(folder(), 'a.html.br'), {recursive: true});
  writeFileSync(path.join(folder(), 'a.html'), long('a page '));
  const compressor = await Precompressor.open(folder(), cache());
  compressor.add();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await expect(compressor.finish()).rejects.toThrow(/a\.html\.br/);
});
