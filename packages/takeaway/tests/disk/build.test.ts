import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildDiskCopy} from '../../src/node/disk/build';
import {listFiles} from '@docs-kit/base/node/files';
import {bundleHeadScript} from '@docs-kit/instant/node/head-script';
import type {HeadSettings} from '@docs-kit/instant/head-settings';

const head: HeadSettings = {
  baseUrl: '/0.18/',
  colourMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  tabGroups: [],
  versions: {},
  searchParameter: 'q',
};
let work = '';
const copied = (name: string): string => readFileSync(path.join(work, 'copy', name), 'utf8');

const page = (links: string): string =>
  `<!DOCTYPE html><html><head><meta charset="UTF-8"><script>${bundleHeadScript(head)}</script></head><body>${links}</body></html>`;
const links = [
  ...['/0.18/', '/0.18/api', '/0.18/explorer/', '/0.18/api.md'].map((address) => `<a href="${address}">x</a>`),
  '<img src="/0.18/img/a.svg">',
].join('');

/** Files of a built site; those that aren't pages contain their own name as JSON. */
const kept = ['api.md', 'assets/css/styles.1.css', 'img/a.svg', 'llms.txt'];
const leftOut = [
  '404.html',
  'api/index.html.br',
  'api/index.html.gz',
  'assets/css/explorer.1.css',
  'assets/css/player.1.css',
  'assets/explorer/main.1.js',
  'assets/js/main.1.js',
  'assets/search/1/shards.json',
  'assets/search/1/texts.json',
  'assets/search/1/texts/0.json',
  'explorer/index.html',
  'js/community-analytics.js',
  'offline.json',
  'player.htm',
  'recordings/a.cast',
  'search/entry.json',
  'sw.js',
];

beforeAll(() => {
  work = mkdtempSync(path.join(tmpdir(), 'disk-'));
  const write = (name: string, content: string): void => {
    mkdirSync(path.dirname(path.join(work, 'build', name)), {recursive: true});
    writeFileSync(path.join(work, 'build', name), content);
  };
  for (const name of [...kept, ...leftOut]) write(name, JSON.stringify(name));
  for (const name of ['index.html', 'api/index.html']) write(name, page(links));
  mkdirSync(path.join(work, 'copy'));
  buildDiskCopy(
    {
      buildDir: path.join(work, 'build'),
      baseUrl: '/0.18/',
      url: 'https://archive.docs.dagger.io',
      head,
      leaveOut: /^(?:assets\/)?explorer\/|^assets\/css\/explorer\./,
    },
    path.join(work, 'copy'),
  );
});
afterAll(() => rmSync(work, {recursive: true}));

test('the copy has the pages and their files, its own scripts, and nothing that needs a host or React', () => {
  const own = ['page.js', 'search-index.js', 'search.css', 'search.js'].map((name) => `assets/${name}`);
  expect(listFiles(path.join(work, 'copy'))).toEqual([...kept, ...own, 'api/index.html', 'index.html'].sort());
  for (const name of kept) expect(copied(name)).toBe(JSON.stringify(name));
});

test('pages of the copy lead to its files, and to the published site for what it lacks', () => {
  expect(copied('api/index.html')).toContain(
    '<body><a href="../index.html">x</a><a href="index.html">x</a><a href="https://archive.docs.dagger.io/0.18/explorer/">x</a><a href="../api.md">x</a><img src="../img/a.svg"></body>',
  );
  expect(copied('api/index.html')).toContain('<link rel="stylesheet" href="../assets/css/styles.1.css">');
});

test('pages of the copy may only load its files', () => {
  expect(copied('index.html')).toMatch(/<meta http-equiv="Content-Security-Policy" content="[^"]*;script-src file:;/);
});

test('the index contains each search file by its address, the texts only once', () => {
  const window: {searchFiles?: Record<string, string>} = {};
  runInNewContext(copied('assets/search-index.js'), {window});
  const names = ['assets/search/1/shards.json', 'assets/search/1/texts.json', 'search/entry.json'];
  expect(window.searchFiles).toEqual(Object.fromEntries(names.map((name) => [name, name])));
});
