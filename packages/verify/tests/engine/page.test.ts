import {afterEach, describe, expect, test, vi} from 'vitest';
import {version} from '@docs-kit/dagger/version';
import {runPage, stepsOf, type Step} from '../../src/engine/page';
import type {Task} from '../../src/engine/tasks';
import type {Snippet} from '../../src/shared/snippets';
import {snippetOf} from '../snippet';

const file = `versioned_docs/version-${version}/api/page.mdx`;
const fence = (language: string, text: string, sample?: string, meta = {}): Snippet =>
  snippetOf(language, text, {file, meta, ...(sample && {sample})});

function task(name: string, files: Record<string, string>): Task {
  return {name, place: '', needs: 'A key.', commands: [], files: new Map(Object.entries(files)), hash: ''};
}

const tasks = [
  task('api/page', {'project/README.md': 'page'}),
  task('a/one php', {'project/go.mod': 'app', 'project/dagger.json': '{}', 'project/.dagger/src/One.php': '1'}),
  task('a/two php', {'other/note': 'n', 'project/dagger.json': '{}', 'project/.dagger/src/Two.php': '2'}),
];

/** Each command of the page in PHP with the files that are saved before it. */
function walk(...snippets: Snippet[]): [string, Record<string, string>, string?][] {
  return stepsOf('api/page', 'php', snippets, tasks).map(({text, files, leftOut}) => {
    const saved = Object.fromEntries(files);
    return leftOut === undefined ? [text, saved] : [text, saved, leftOut];
  });
}

describe('the commands of a page', () => {
  test('run in its order, in the project of the sample above them', () =>
    expect(
      walk(
        fence('shell', 'ls\ndagger call one \\\n  --flag', 'a/one'),
        fence('text', 'dagger call output', 'a/one'),
        fence('graphql', '{ a }', 'a/one', {title: 'a.graphql'}),
        fence('dsh', 'one | id', 'a/one'),
        fence('shell', 'dagger call two', 'a/two'),
        {...fence('shell', 'dagger call other'), file: 'another.mdx'},
      ),
    ).toEqual([
      ['ls', {'README.md': 'page', 'go.mod': 'app', 'dagger.json': '{}', '.dagger/src/One.php': '1'}],
      ['dagger call one \\\n  --flag', {}],
      ['one | id', {'a.graphql': '{ a }'}],
      ['dagger call two', {'../other/note': 'n', 'dagger.json': '{}', '.dagger/src/Two.php': '2'}],
    ]));

  test('include those in a tab for the reader’s language, and no other', () =>
    expect(
      walk({...fence('shell', 'composer install'), sdk: 'php'}, {...fence('shell', 'go get x'), sdk: 'go'}),
    ).toEqual([['composer install', {'README.md': 'page'}]]));

  test('get only the sources of samples after the page’s own module, in the reader’s language', () =>
    expect(
      walk(
        fence('shell', 'mkdir ci && cd ci\ndagger init --sdk=go', undefined, {sdk: ''}),
        fence('shell', 'dagger call one', 'a/one'),
      ),
    ).toEqual([
      ['mkdir ci && cd ci', {}],
      ['dagger init --sdk=php', {}],
      ['dagger call one', {'.dagger/src/One.php': '1'}],
    ]));

  test('save a sample again in the module that the page creates below it', () =>
    expect(
      walk(
        fence('shell', 'dagger call one', 'a/one'),
        fence('shell', 'dagger init --sdk=php', 'a/one'),
        fence('shell', 'dagger functions', 'a/one'),
      ),
    ).toMatchObject([{}, ['dagger init --sdk=php', {}], ['dagger functions', {'.dagger/src/One.php': '1'}]]));

  test('start in an empty folder if the first command that needs a module comes after the one that creates it', () =>
    expect(walk(fence('shell', 'dagger version\ndagger init --sdk=go', undefined, {sdk: ''}))).toEqual([
      ['dagger version', {}],
      ['dagger init --sdk=php', {}],
    ]));

  test('keep the output of their fence, unless it’s progress', () => {
    const shown = (command: string): string | undefined =>
      stepsOf('api/page', 'php', [fence('shell', command), fence('text', 'DONE', undefined, {output: command})], [])[0]
        ?.output;
    expect([shown('dagger version'), shown('dagger install ./hello')]).toEqual(['DONE', undefined]);
  });

  test('get a sample’s sources in the folder that the page names for it, once', () => {
    const folders = new Map([['a/one', 'hello']]);
    expect(
      walk(
        fence('shell', 'dagger init --sdk=go', undefined, {sdk: ''}),
        {...fence('shell', 'dagger install ./hello', 'a/one'), folders},
        {...fence('shell', 'dagger call two', 'a/two'), folders},
      ),
    ).toEqual([
      ['dagger init --sdk=php', {}],
      ['dagger install ./hello', {'hello/src/One.php': '1'}],
      ['dagger call two', {'.dagger/src/Two.php': '2'}],
    ]);
  });

  test('are left out in languages that lack the sample, and if they are a fragment', () =>
    expect(
      walk(fence('shell', 'go run .', 'a/program'), fence('dsh', 'build', undefined, {fragment: 'its module'})),
    ).toEqual([
      ['go run .', {'README.md': 'page'}, "a/program isn't a module in php"],
      ['build', {}, 'its module'],
    ]));
});

describe('the run of a page', () => {
  function run(...commands: Partial<Step>[]): Promise<boolean> {
    const steps = commands.map((step): Step => ({file: '', line: 1, kind: 'cli', text: '', files: new Map(), ...step}));
    return runPage(steps, {local: false, online: false});
  }

  let printed = '';
  function capture(): void {
    printed = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += text.toString())));
  }
  afterEach(() => void vi.restoreAllMocks());

  test('keeps folder and variables, and saves sources where the module in that folder has them', async () => {
    capture();
    const passed = await run(
      {text: 'mkdir ci && cd ci; name=Ana'},
      {text: `echo '{"source": "src"}' >dagger.json`},
      {text: 'cat src/main; echo $name', output: 'hello Ana', files: new Map([['.dagger/main', 'hello ']])},
      {text: 'cat ../src/main'},
    );
    expect(printed).toContain('3 passed, 1 failed, 0 left out');
    expect(passed).toBe(false);
  });

  test('changes the dependencies of new Python modules, as readers do', async () => {
    capture();
    const create = `echo 'dependencies = ["dagger-io"]' >pyproject.toml; echo init --sdk=python`;
    await run({text: create}, {text: 'cat pyproject.toml', output: 'dependencies = ["dagger-io", "gql<4"]'});
    expect(printed).toContain('2 passed');
  });

  test('leaves out what has no program, needs a person or a service, or isn’t for this language', async () => {
    capture();
    expect(
      await run({text: 'no-such-program a'}, {text: 'dagger login'}, {text: 'true', needs: 'A key.'}, {leftOut: 'PHP'}),
    ).toBe(true);
    expect(printed.match(/left out: .*/g)).toEqual([
      "left out: wants no-such-program, which this machine can't reach",
      'left out: waits for a person',
      'left out: needs: A key.',
      'left out: PHP',
    ]);
  });
});
