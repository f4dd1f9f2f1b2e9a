import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import type {BuiltSite} from '@docs-kit/base/node/after-build';
import {offlineCopy} from '../../src/node/offline';
import type {OfflineList} from '../../src/offline/list';

let work = '';

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'offline-'));
});

const names = ['index.html', 'a/index.html', '404.html', 'a.md'];

/** Writes a site; returns its list and its worker. */
function build(name: string, order: readonly string[], time: number, text = 'text'): {json: string; worker: string} {
  const folder = path.join(work, name);
  for (const file of order) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
    utimesSync(path.join(folder, file), time, time);
  }
  // Twice, to cover a folder that already contains both files.
  const site = {outDir: folder, baseUrl: '/docs/', siteConfig: {title: 'My docs'}} as BuiltSite;
  for (let run = 0; run < 2; run++) void offlineCopy(site);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  return {json: read('offline.json'), worker: read('sw.js')};
}

test('the list has the name, hash and size of every file that hosts send', () => {
  const {files, ...rest} = JSON.parse(build('site', names, 1e9).json) as OfflineList;
  const hash = createHash('sha256').update('text').digest('base64');
  const listed = ['404.html', 'a.md', 'a/index.html', 'index.html'];
  expect(files).toEqual(listed.map((name) => [name, hash, 4]));
  expect(rest).toEqual({build: expect.stringMatching(/^[\da-f]{16}$/) as string, pages: 2});
});

test('the list and the worker depend only on names and contents', () => {
  const one = build('one', names, 1e9);
  expect(build('other', [...names].reverse(), 1.5e9)).toEqual(one);
  const changed = build('changed', names, 1e9, 'else');
  expect(changed.json).not.toBe(one.json);
  expect(changed.worker).not.toBe(one.worker);
});

test('the worker names its build and the hash of its list, the base path and the cache', () => {
  const {json, worker} = build('site', names, 1e9);
  expect(worker).toContain((JSON.parse(json) as OfflineList).build);
  expect(worker).toContain(createHash('sha256').update(json).digest('base64'));
  expect(worker).toContain('"/docs/"');
  expect(worker).toContain('"my-docs-offline"');
});
