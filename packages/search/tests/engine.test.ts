import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {collect} from '../src/node/collect';
import {readSections} from '../src/node/sections';
import {cutShards, invert} from '../src/node/invert';
import {createBrowserEngine} from '../src/browser/engine';
import {entryPath} from '../src/engine/format';

const options = {
  routes: {api: '/api', reference: '/reference', next: '/next', messages: '', integrations: '/ci'},
  languages: [
    {id: 'go', label: 'Go'},
    {id: 'php', label: 'PHP'},
  ],
  command: 'dagger',
};

const page = {path: '/secrets', title: 'Secrets', description: '', groups: ['Group']};
const html =
  '<article><div class="theme-doc-markdown"><p>A vault.</p><h2 id=file>A file</h2><p>Mount it. Mounted.</p></div></article>';
const apiPage = {path: '/api/client', title: 'Client', description: '', groups: []};
const apiHtml =
  '<article><div class="theme-doc-markdown"><p>A client.</p><h3 id=withsecretfile>withSecretFile</h3><p>Somebodys.</p></div></article>';
const read = [
  {...page, ...readSections(html, page.title)},
  {...apiPage, ...readSections(apiHtml, apiPage.title)},
];
const {records, site, messages, vocabulary} = collect(read, '/', options);
const texts = records.map((lines) => lines.join('\n'));
const shards = cutShards(invert(['vault', ...Array.from({length: 9}, () => '')]).index);

const start = [entryPath, 'search/site.json'];
const files: Record<string, string> = {
  [entryPath]: JSON.stringify({folder: 'search/', firstStems: shards.map(({first}) => first)}),
  'search/site.json': JSON.stringify({...site, common: []}),
  'search/postings/0.json': shards[0]?.json ?? '',
  'search/texts/0.json': JSON.stringify(texts),
};
/** Files that only some queries need. */
const extra: Record<string, string> = {
  'search/vocabulary.json': JSON.stringify(vocabulary),
  'search/messages.json': JSON.stringify(messages),
};
let missing: string | undefined;
let requests: string[];

beforeEach(() => {
  missing = undefined;
  requests = [];
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  vi.stubGlobal('fetch', (address: string) => {
    const name = address.slice(1);
    requests.push(name);
    const content = name === missing ? undefined : (files[name] ?? extra[name]);
    return Promise.resolve(content === undefined ? new Response('', {status: 404}) : new Response(content));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the engine', () => {
  test.each(Object.keys(files))('rejects if %s is missing, and retries', async (file) => {
    const engine = createBrowserEngine('/');
    missing = file;
    await expect(engine.search('vault')).rejects.toThrow(file);
    missing = undefined;
    expect((await engine.search('vault')).hits[0]?.url).toBe('/secrets');
  });

  test('loads each file once', async () => {
    const engine = createBrowserEngine('/');
    await Promise.all([engine.warm(), engine.warm()]);
    expect(requests).toEqual(start);
    await engine.search('vault');
    await engine.search('vault ');
    expect(requests).toEqual(Object.keys(files));
  });

  test('loads no file in advance for readers who save data', async () => {
    vi.stubGlobal('window', {requestIdleCallback: (callback: () => void) => callback()});
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    const engine = createBrowserEngine('/');
    await engine.search('vault ');
    await new Promise((resolve) => setTimeout(resolve));
    expect(requests.filter((name) => !(name in files))).toEqual([]);
  });

  test("loads a query's shards in parallel with the site's file", async () => {
    vi.stubGlobal('fetch', (address: string) => {
      requests.push(address.slice(1));
      return address.endsWith('site.json')
        ? new Promise(() => undefined)
        : Promise.resolve(new Response(files[address.slice(1)]));
    });
    const engine = createBrowserEngine('/');
    void engine.warm();
    void engine.search('vault');
    await vi.waitFor(() => expect(requests).toContain('search/postings/0.json'));
  });

  test('corrects API names to the API’s spelling', async () => {
    const answer = await createBrowserEngine('/').search('Client.withSecrteFile ');
    expect(answer.corrected).toBe('Client.withSecretFile');
    expect(answer.hits[0]?.url).toBe('/api/client#withsecretfile');
  });

  test('doesn’t correct the beginning of a name', async () => {
    expect((await createBrowserEngine('/').search('withSecretFi')).corrected).toBeUndefined();
  });

  test('finds a name by its end', async () => {
    const answer = await createBrowserEngine('/').search('SecretFile');
    expect(answer.corrected).toBeUndefined();
    expect(answer.hits[0]?.url).toBe('/api/client#withsecretfile');
  });

  test('corrects nothing between quotation marks, and another form of a known word never', async () => {
    const engine = createBrowserEngine('/');
    expect((await engine.search('"fault"')).hits).toEqual([]);
    expect((await engine.search('mounter ')).corrected).toBeUndefined();
  });

  test('doesn’t treat a stop word as a typo', async () => {
    expect((await createBrowserEngine('/').search('fault ')).corrected).toBe('vault');
    expect((await createBrowserEngine('/').search('mount somebody ')).corrected).toBeUndefined();
  });
});
