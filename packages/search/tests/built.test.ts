import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {collect} from '../src/node/collect';
import {cutShards, invert} from '../src/node/invert';
import {readSections} from '../src/node/sections';
import {writeSearch} from '../src/node/write';
import {createEngine} from '../src/engine/engine';
import {type Entry, entryPath} from '../src/engine/format';
import type {Reader, SearchAnswer} from '../src/engine/types';

const options = {
  routes: {api: '/api', reference: '/api', next: '/next', messages: '/errors', integrations: '/ci'},
  languages: [
    {id: 'go', label: 'Go'},
    {id: 'php', label: 'PHP'},
  ],
  command: 'dagger',
};

type Source = [path: string, title: string, body: string];

const tab = (sdk: string, text: string): string => `<div role=tabpanel data-value=${sdk}><p>${text}</div>`;
const sources: Source[] = [
  [
    '/secrets',
    'Secrets',
    '<p>A vault.</p><h2 id=mount>Mount</h2><p>Text.</p><h3 id=file>A file</h3><p>Unseal it.</p>' +
      '<h2 id=parts>Turbines</h2><h3 id=blade>Blades</h3><p>Steel.</p><h2 id=next>See also</h2><p>Read about turbines.</p>',
  ],
  [
    '/tabs',
    'Tabs',
    `<h2 id=use>Use</h2><p>Text.</p><div data-sdk-tabs>${tab('go', 'A gopher burrows.')}${tab('php', 'An elephant burrows.')}</div>`,
  ],
  ...Array.from({length: 9}, (_, index): Source => [`/pond-${index}`, `Pond ${index}`, '<p>A heron.</p>']),
  // A word in more than a quarter of the records would be a stop word.
  ...Array.from({length: 40}, (_, index): Source => [`/other-${index}`, `Other ${index}`, '<p>Text.</p>']),
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-'));
});

/** Writes the index of a site, and returns its entry file. */
function build(pages: readonly Source[]): Entry {
  const read = pages.map(([route, title, body]) => ({
    path: route,
    title,
    description: title === 'Secrets' ? 'Hides passwords.' : '',
    groups: ['Guides'],
    ...readSections(`<article><div class="theme-doc-markdown">${body}</div></article>`, title),
  }));
  const collected = collect(read, '/', options);
  const {index, common} = invert(collected.records.map((lines) => lines.join(' ')));
  writeSearch(folder, collected, common, cutShards(index));
  return JSON.parse(readFileSync(path.join(folder, entryPath), 'utf8')) as Entry;
}

/** Loads a file of the index that was written. */
const fetchJson = <T>(address: string): Promise<T> =>
  Promise.resolve(JSON.parse(readFileSync(path.join(folder, address), 'utf8')) as T);

/** Searches the index that was written. */
function search(query: string, reader?: Reader): Promise<SearchAnswer> {
  return createEngine('', {fetchJson, prefetch: () => undefined}).search(query, reader);
}

const textOf = (titles: SearchAnswer['hits'][number]['page']): string[] =>
  titles.map((segments) => segments.map(({text}) => text).join(''));

describe('a built index', () => {
  beforeEach(() => build(sources));

  test('loads everything at a second search, and then needs no files and finds the same', async () => {
    let requests = 0;
    let loadAll: (() => Promise<void>) | undefined;
    const engine = createEngine('', {
      fetchJson: (address) => {
        requests += 1;
        return fetchJson(address);
      },
      prefetch: (load) => {
        loadAll = load;
      },
    });
    for (const query of ['unseal', 'unseal file', 'uns']) await engine.search(query);
    expect(loadAll).toBeUndefined();
    await engine.search('mount ');
    await loadAll?.();
    const before = requests;
    for (const query of ['burrow', 'heron ', 'turbnies '])
      expect(await engine.search(query)).toEqual(await search(query));
    expect(requests).toBe(before);
  });

  test('has a hit’s place: its group, its page and the headings above it', async () => {
    const [hit] = (await search('unseal ')).hits;
    expect(textOf(hit?.page ?? [])).toEqual(['Guides', 'Secrets']);
    expect(textOf(hit?.section ?? [])).toEqual(['Mount', 'A file']);
  });

  test('has the reader’s language first, unless the query names another', async () => {
    const first = async (query: string): Promise<string | undefined> =>
      (await search(query, {sdk: 'php'})).hits[0]?.url;
    expect(await first('burrows ')).toBe('/tabs?sdk=php#use');
    expect(await first('burrows Go ')).toBe('/tabs?sdk=go#use');
  });

  test('has at most seven hits, unless the reader asks for more', async () => {
    expect(await search('heron ')).toMatchObject({hits: {length: 7}, more: true});
    const all = await search('heron ', {limit: 40});
    expect(all.hits.length).toBeGreaterThan(7);
    expect(all.more).toBe(false);
  });

  test('has neither headings without text nor lists of links as hits', async () => {
    const urls = (await search('turbines ')).hits.map(({url}) => url);
    expect(urls).not.toContain('/secrets#parts');
    expect(urls).not.toContain('/secrets#next');
  });

  test('finds the words of a page’s description in its introduction', async () => {
    expect((await search('passwords ')).hits.map(({url}) => url)).toEqual(['/secrets']);
  });

  test('finds a known part of an unknown address', async () => {
    expect((await search('vault.example.com ')).hits[0]?.url).toBe('/secrets');
  });

  test.each(['constructor ', '__proto__ ', 'hasOwnProperty '])('treats %sas any other word', async (word) => {
    expect((await search(word)).hits).toEqual([]);
  });

  test('doesn’t correct a word to a stop word', async () => {
    build([...sources, ['/words', 'Words', '<p>Everything works.</p>']]);
    expect((await search('everythnig works ')).corrected).toBeUndefined();
  });
});

test('an index with other content is in another folder, because browsers keep each file forever', () => {
  const before = build(sources).folder;
  expect(build(sources).folder).toBe(before);
  expect(build([...sources, ['/new', 'New', '<p>Text.</p>']]).folder).not.toBe(before);
});
