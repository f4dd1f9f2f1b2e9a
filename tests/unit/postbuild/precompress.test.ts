import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {Precompressor} from '../../../src/postbuild/precompress';

let work = '';
const folder = (): string => path.join(work, 'site');
const cache = (): string => path.join(work, 'cache');
const long = (text: string): string => text.repeat(500);

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'precompressed-'));
});
afterEach(() => rmSync(work, {recursive: true}));

/** Rewrites a site as a build does, with its precompressed files; returns file names and the total size to send. */
async function build(files: Record<string, string>): Promise<{names: string[]; sent: number}> {
  rmSync(folder(), {recursive: true, force: true});
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder(), name)), {recursive: true});
    writeFileSync(path.join(folder(), name), text);
  }
  const compressor = await Precompressor.open(folder(), cache());
  compressor.add();
  await compressor.finish();
  const sent = await compressor.sent();
  return {names: readdirSync(folder(), {recursive: true, encoding: 'utf8'}).sort(), sent};
}

test('compresses long text, but not short files, images or the search index’s texts', async () => {
  const text = long('a page ');
  const {names, sent} = await build({'x/a.html': text, 'short.js': 'short', 'a.png': text, 'a.pf_fragment': text});
  expect(names).toEqual(['a.pf_fragment', 'a.png', 'short.js', 'x', 'x/a.html', 'x/a.html.br', 'x/a.html.gz']);
  const read = (name: string): Buffer => readFileSync(path.join(folder(), name));
  expect(brotliDecompressSync(read('x/a.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('x/a.html.gz')).toString()).toBe(text);
  expect(sent).toBe('short'.length + 2 * text.length + read('x/a.html.br').length);
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
