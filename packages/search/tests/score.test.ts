import {describe, expect, test} from 'vitest';
import {collect} from '../src/node/collect';
import {readSections} from '../src/node/sections';
import {readSite} from '../src/engine/site-index';
import {chooseRecord, group} from '../src/engine/group';
import {lookUp} from '../src/engine/lookup';
import {readQuery} from '../src/engine/query';
import {parameters, scoreSections} from '../src/engine/score';
import {bigrams, stem, tokenize} from '../src/engine/tokenize';

const options = {
  routes: {
    api: '/api-reference',
    reference: '/api-reference',
    next: '/next',
    messages: '/troubleshooting',
    integrations: '/ci',
  },
  languages: [
    {id: 'go', label: 'Go'},
    {id: 'php', label: 'PHP'},
  ],
  command: 'dagger',
};
const sources: [path: string, title: string, body: string][] = [
  [
    '/api-reference/Container',
    'Container',
    '<p>A container.</p><h3 id=withexecbitset>withExecBitSet</h3><p>Sets a bit.</p><h3 id=withexec>withExec</h3><p>Runs a command.</p>',
  ],
  ['/api-reference/Client', 'Client', '<p>The root.</p><h3 id=container>container</h3><p>Starts.</p>'],
  ['/api-reference/Attic', 'Attic', '<p>A room.</p><h3 id=listboxes>listBoxes</h3><p>Lists.</p>'],
  ['/api-reference/Shelf', 'Shelf', '<p>A board.</p><h3 id=listboxes>listBoxes</h3><p>Lists.</p>'],
  ['/api-reference/ShelfOpts', 'ShelfOpts', '<table><tr><td><a id=deep><code>deepFirst</code></a><td>A depth.</table>'],
  [
    '/api-reference/Tree',
    'Tree',
    '<h3 id=walk>walk</h3><table><tr><td><a id=deep><code>deepFirst</code></a><td>A depth.</table>',
  ],
  ['/api-reference/JSON', 'JSON', '<p>A scalar.</p>'],
  ['/api-reference/Error', 'Error', '<p>A failure.</p>'],
  [
    '/api-reference/SharingMode',
    'SharingMode',
    '<table><tr><td><a id=locked href=#locked><code>Locked</code></a><td>One at a time.</table>',
  ],
  [
    '/cli',
    'CLI',
    '<h2 id=init>dagger init</h2><table><tr><td><code>--sdk</code><td>The language.</table><h2 id=env>Variables</h2><table><tr><td><code>DAGGER_QUIET</code><td>Less.</table><h2 id=shell>Builtins</h2><table><tr><td><code>.shout</code><td>Louder.</table>',
  ],
  [
    '/next',
    'Later',
    '<h2 id=secrets>Secrets</h2><p>A secret and a vault.</p><table><tr><td><code>--hush</code><td>Less.</table>',
  ],
  [
    '/secrets',
    'Secrets',
    '<p>A secret and a vault.</p><h2 id=file>A file</h2><p>Mount a secret.</p><div data-sdk-tabs><div role=tabpanel data-value=go><p>vault of gophers</div><div role=tabpanel data-value=php><p>vault of elephants</div></div>',
  ],
  [
    '/near',
    'Sounds',
    '<h2 id=apart>One</h2><p>A drum whistle, and much later in the text, after a good deal of noise, a kettle.</p><h2 id=together>Two</h2><p>A kettle drum, and much later in the text, after a good deal of noise, a whistle.</p>',
  ],
  ['/many', 'Many', ['one', 'two', 'three'].map((id) => `<h2 id=${id}>${id}</h2><p>A walrus.</p>`).join('')],
  ['/told', 'Keys', '<p>Hand a key to a program. To hand a key over, hand it to a program.</p>'],
  ['/titled', 'Doors', '<h2 id=hand>Hand a key to a program</h2><p>Text.</p><h2 id=lock>Lock</h2><p>Text.</p>'],
  ['/weak', 'Numbers', '<p>The several and others.</p>'],
  ['/ci/acme', 'Acme', '<p>Hoist a lantern on a tower.</p>'],
  ['/tower', 'Bells', '<p>Hoist a lantern on a tower.</p>'],
  ['/strong', 'Animals', '<p>The okapi and others.</p>'],
  ['/alone', 'Lamps', '<p>Light a beacon. <a href=/popular>Look</a> and <a href=/popular>look again</a>.</p>'],
  ['/popular', 'Torches', '<p>Light a beacon. Look and look again.</p>'],
  ['/pairs', 'Stones', '<h2 id=with>With quartz</h2><p>Text.</p><h2 id=in>In quartz</h2><p>Text.</p>'],
  ['/zither', 'Zither', '<p>A zither.</p>'],
  ['/strings', 'Strings', '<h2 id=use>Use a zither</h2><p>Text.</p>'],
  ['/synonym', 'Passwords', '<p>Text.</p>'],
  ['/exact', 'Other', '<p>The passphrase of a key. <a href=/api-reference/Shelf>Look</a></p>'],
  ['/quiet', 'Quiet', '<table><tr><td><code>--hush</code><td>Less.</table>'],
  [
    '/troubleshooting',
    'Troubleshooting',
    [
      '<h3 id=pull><code>failed to pull image "x"</code></h3><p>Start the daemon.</p>',
      '<h3 id=process><code>process "…" did not complete successfully: exit code: 1</code></h3><p>Read its output.</p>',
      '<h3 id=shell>Exit code 126 or 127</h3><p>There’s no such program.</p>',
      '<h3 id=disk>The disk is full: <code>no space left on device</code></h3><p>Prune.</p>',
    ].join(''),
  ],
];
const pages = sources.map(([path, title, body]) => ({
  path,
  title,
  description: path === '/near' ? 'Listen to trumpets.' : '',
  groups: ['Group'],
  ...readSections(`<article><div class="theme-doc-markdown">${body}</div></article>`, title),
}));
const {records, site: file, messages} = collect(pages, '/', options);
const site = readSite({...file, common: []});

/** Scores and groups like the engine, with the records' words instead of an index. */
function search(text: string, sdk?: string, isOpen = false): string[] {
  const query = readQuery(isOpen ? text : `${text} `);
  const matches = query.terms.map((term) => ({
    term,
    stems: [
      ...term.synonyms.map((root): [string, number] => [root, parameters.synonym]),
      [term.stem, 1] as [string, number],
    ],
    postings: new Map(
      records.flatMap((lines, record): [number, number][] => {
        const frequency = lines.flatMap(tokenize).filter((word) => stem(word) === term.stem).length;
        return frequency > 0 ? [[record, frequency]] : [];
      }),
    ),
  }));
  const named = new Map(
    lookUp(site, query, messages)
      .sort((a, b) => a.certainty - b.certainty)
      .map((name) => [name.section, name]),
  );
  return group(scoreSections(site, matches, named, bigrams(query.raw)))
    .map((section) => chooseRecord(section, matches, named.get(section), sdk))
    .map(
      ({section, anchor, sdk: shown}) =>
        `${section.page.path}${shown === undefined ? '' : `?sdk=${shown}`}#${anchor ?? section.anchor}`,
    );
}

describe('scoring and grouping', () => {
  test('ranks a section first if the query is its exact title', () => {
    expect(search('hand a key to a program')[0]).toBe('/titled#hand');
    expect(search('How do I hand a key to a program?')[0]).toBe('/titled#hand');
  });

  test.each(['Container.withExec', 'withExec', 'with-exec', 'with_exec', 'container().WithExec(["ls"])'])(
    'finds the API member for %s',
    (query) => {
      expect(search(query)[0]).toBe('/api-reference/Container#withexec');
    },
  );

  test.each(['.WithExec(ctx)', 'withExec()', 'dagger.withExec'])('treats the call %s as a name', (query) => {
    expect(search(query)[0]).toBe('/api-reference/Container#withexec');
  });

  test('ranks a guide above a page on another system, unless the query names it', () => {
    expect(search('hoist a lantern').slice(0, 2)).toEqual(['/tower#', '/ci/acme#']);
    expect(search('hoist a lantern on acme')[0]).toBe('/ci/acme#');
  });

  test('ranks a linked page above one with the same words', () => {
    expect(search('beacon').slice(0, 2)).toEqual(['/popular#', '/alone#']);
  });

  test('returns at most two sections per page', () => {
    expect(search('walrus').filter((url) => url.startsWith('/many#'))).toHaveLength(2);
  });

  test('ranks an exact word above its synonyms', () => {
    expect(search('passphrase')).toEqual(expect.arrayContaining(['/exact#', '/synonym#']));
    expect(search('passphrase')[0]).toBe('/exact#');
  });

  test('searches page descriptions', () => {
    expect(site.described.get('trumpet')?.map(({path}) => path)).toEqual(['/near']);
    expect(search('kettle trumpets')[0]).toMatch('/near#');
  });

  test('doesn’t treat file names as API names', () => {
    const namesOf = (text: string) => lookUp(site, readQuery(text), messages).map(({section}) => section.title);
    expect(namesOf('dagger.json')).toEqual([]);
    expect(namesOf('.withexec')).toEqual(['withExec']);
  });

  test('takes dag for the client', () => {
    expect(search('dag.container')[0]).toBe('/api-reference/Client#container');
  });

  test('takes a builtin of Dagger Shell for a name', () => {
    const names = lookUp(site, readQuery('.shout'), messages).map(({section}) => section.title);
    expect(names).toEqual(['Builtins']);
  });

  test('lists a member of the type with the most links first', () => {
    expect(site.api.get('listboxes')?.map(({section}) => section.page.title)).toEqual(['Shelf', 'Attic']);
  });

  test.each([
    ['in the snapshot before later releases', '--hush', ['/quiet', '/next']],
    ['at a member before the type of its options', 'deepFirst', ['/api-reference/Tree', '/api-reference/ShelfOpts']],
  ])('lists a name %s', (_, name, pagesOfName) => {
    expect(site.definitions.get(name)?.map(({section}) => section.page.path)).toEqual(pagesOfName);
  });

  test('finds a value’s row', () => {
    expect(search('SharingMode.Locked')[0]).toBe('/api-reference/SharingMode#locked');
  });

  test('finds flags, commands and variables where they are defined', () => {
    expect(search('--sdk=go')[0]).toBe('/cli#init');
    expect(search('dagger init --sdk')[0]).toBe('/cli#init');
    expect(search('DAGGER_QUIET')[0]).toBe('/cli#env');
  });

  test.each(['Container.withEx', 'withEx', 'with_ex'])('completes the name %s', (query) => {
    expect(search(query, undefined, true)[0]).toBe('/api-reference/Container#withexec');
  });

  test('prefers a title with the same word pairs, stop words included', () => {
    expect(search('sparks in quartz')[0]).toBe('/pairs#in');
    expect(search('sparks with quartz')[0]).toBe('/pairs#with');
  });

  test('finds the title that a question ends with', () => {
    expect(search('How do I use a zither?')[0]).toBe('/strings#use');
    expect(search('zither')[0]).toBe('/zither#');
  });

  test('finds a pasted message’s entry', () => {
    expect(search('Error: start engine: failed to pull image "registry.example/x:1": exit 7')[0]).toBe(
      '/troubleshooting#pull',
    );
  });

  test('doesn’t take the start of a message for a type', () => {
    const namesOf = (text: string) => lookUp(site, readQuery(text), messages).map(({section}) => section.title);
    expect(namesOf('Error: unknown walrus')).toEqual([]);
    expect(namesOf('Error')).toEqual(['Error']);
  });

  test.each([
    ['1', '/troubleshooting#process'],
    ['127', '/troubleshooting#shell'],
  ])('finds the entry of exit code %s, although the rest of the message is the same', (code, entry) => {
    expect(search(`input: ci.test process "npm test" did not complete successfully: exit code: ${code}`)[0]).toBe(
      entry,
    );
  });

  test('ranks the cause in a log above the message of every failed program', () => {
    const log = [
      'connect 0.3s',
      '.withExec(args: ["go", "build"]): Container! 38.9s',
      'mkdir /tmp/go-build: no space left on device',
      'process "go build" did not complete successfully: exit code: 1',
    ].join(' ');
    expect(search(log)[0]).toBe('/troubleshooting#disk');
  });

  test('finds a message only if its words are close together', () => {
    const noise = 'The okapi and others listen to trumpets and drums by a tower and light a beacon there. ';
    const found = lookUp(site, readQuery(`Some space. ${noise}It left. ${noise}A device.`), messages);
    expect(found.map(({section}) => section.anchor)).not.toContain('disk');
  });

  test('ranks the introduction of the subject’s page above later releases', () => {
    const found = search('secrets');
    expect(found[0]).toBe('/secrets#');
    expect(found.slice(1)).toContain('/next#secrets');
  });

  test("shows one hit for a section, in the reader's own language", () => {
    expect(search('vault elephants', 'php').filter((url) => url.endsWith('#file'))).toEqual(['/secrets?sdk=php#file']);
    expect(search('vault', 'php')).toContain('/secrets?sdk=php#file');
    expect(search('vault', 'go')).toContain('/secrets?sdk=go#file');
  });
});
