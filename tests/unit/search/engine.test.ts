import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {collect} from '../../../src/plugins/search/names';
import {readSections} from '../../../src/plugins/search/sections';
import {createEngine} from '../../../src/search/engine';
import {entryPath, fetchHook} from '../../../src/search/names';
import {split} from '../../../src/search/words';
import {IndexUnavailable} from '../../../src/search/types';

const page = {path: '/secrets', title: 'Secrets', description: '', groups: ['Group']};
const html =
  '<article><div class="theme-doc-markdown"><p>A vault.</p><h2 id=file>A file</h2><p>Mount it.</p></div></article>';
const {records, names} = collect([{...page, ...readSections(html, page.title)}], {
  api: '/api',
  reference: '/reference',
  next: '/next',
  messages: [],
});

const files: Record<string, unknown> = {
  [entryPath]: {names: 'names.json', pagefind: {languages: {en: {hash: 'en_1'}}}},
  'names.json': {...names, common: []},
  'pagefind/pagefind.en_1.pf_meta': '',
  'pagefind/wasm.en.pagefind': '',
  'pagefind/index/words.pf_index': '',
  'pagefind/fragment/text.pf_fragment': '',
};
let missing: string | undefined;
let requests: string[];

/** Loads files and keeps failures to itself as Pagefind's program does; a new one for each attempt to load it. */
function program() {
  const load = (name: string): Promise<Response> =>
    (globalThis as unknown as Record<string, (address: string) => Promise<Response>>)[fetchHook]?.(
      `/pagefind/${name}`,
    ) ?? Promise.reject(new Error('no hook'));
  let starting: Promise<unknown> | undefined;
  return {
    options: () => Promise.resolve(),
    async search(term: string | null) {
      starting ??= Promise.all(['pagefind-entry.json?ts=1', 'pagefind.en_1.pf_meta', 'wasm.en.pagefind'].map(load));
      await starting;
      if (term !== null) {
        await load('index/words.pf_index').catch(() => undefined);
      }
      const results = records.map(({lines}, index) => ({
        id: `${index}`,
        score: 1,
        words: lines.flatMap(split).flatMap((word, at) => (term === null || `"${word}"` === term ? [at] : [])),
        data: async () => ({content: await (await load('fragment/text.pf_fragment')).text()}),
      }));
      return {results: results.filter(({words}) => words.length > 0)};
    },
    preload: () => Promise.resolve(),
  };
}

beforeEach(() => {
  missing = undefined;
  requests = [];
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  vi.stubGlobal('fetch', (address: string) => {
    const name = address.slice(1);
    requests.push(name);
    const content = name === missing ? undefined : files[name];
    return Promise.resolve(
      content === undefined ? new Response('', {status: 404}) : new Response(JSON.stringify(content)),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the engine', () => {
  it.each(Object.keys(files))('rejects where %s is missing, and tries again', async (file) => {
    const engine = createEngine('/', () => Promise.resolve(program()));
    missing = file;
    await expect(engine.search('vault')).rejects.toThrow(IndexUnavailable);
    missing = undefined;
    expect((await engine.search('vault')).hits[0]?.url).toBe('/secrets');
  });

  it('loads each file once to start', async () => {
    const engine = createEngine('/', () => Promise.resolve(program()));
    await Promise.all([engine.warm(), engine.warm()]);
    expect(requests.sort()).toEqual(Object.keys(files).slice(0, 4).sort());
  });

  it('answers a query at once that a later one overtakes, even where the index never comes', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const engine = createEngine('/', () => Promise.resolve(program()));
    const first = engine.search('vaul');
    void engine.search('vault');
    expect(await first).toEqual({hits: [], terms: []});
  });
});
