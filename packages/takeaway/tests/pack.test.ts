import {chmodSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Zstd} from '@hpcc-js/wasm-zstd';
import {unzipSync} from 'fflate';
import {list} from 'tar';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {packSite} from '../src/node/pack';

let work = '';

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'pack-'));
});
afterEach(() => {
  vi.useRealTimers();
});

const files = ['index.html', 'api/index.html', 'assets/main.js'];

/** A small site, with files written in a given order, at a given time and with a given mode. */
function site(name: string, order: readonly string[], time: number, mode: number): string {
  const folder = path.join(work, name);
  for (const file of order) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, file.repeat(100));
    chmodSync(target, mode);
    utimesSync(target, time, time);
  }
  return folder;
}

test('the archives depend only on names and contents', async () => {
  const one = await packSite(site('one', files, 1e9, 0o644), 'site', '0.18');
  vi.useFakeTimers({toFake: ['Date'], now: new Date(2040, 6, 1)});
  const other = await packSite(site('other', [...files].reverse(), 1.5e9, 0o700), 'site', '0.18');
  expect([...one.keys()]).toEqual(['site.tar.zst', 'site.zip']);
  for (const [name, content] of one)
    expect(Buffer.from(content).equals(other.get(name) ?? new Uint8Array()), name).toBe(true);
});

test('the archives contain the site under its base path', async () => {
  const packed = await packSite(site('site', files, 1e9, 0o600), 'site', '0.18');
  const tar = (await Zstd.load()).decompress(packed.get('site.tar.zst') ?? new Uint8Array());
  const entries: object[] = [];
  list({sync: true, onReadEntry: ({path: name, size, mode, mtime}) => entries.push({name, size, mode, mtime})}).end(
    Buffer.from(tar),
  );
  const alike = {mode: 0o644, mtime: new Date(0)};
  expect(entries).toEqual([
    {name: '0.18/api/index.html', size: 1400, ...alike},
    {name: '0.18/assets/main.js', size: 1400, ...alike},
    {name: '0.18/index.html', size: 1000, ...alike},
  ]);
  const zip = unzipSync(packed.get('site.zip') ?? new Uint8Array());
  expect(Object.keys(zip)).toEqual(['0.18/api/index.html', '0.18/assets/main.js', '0.18/index.html']);
  expect(Buffer.from(zip['0.18/index.html'] ?? []).toString()).toBe('index.html'.repeat(100));
});
