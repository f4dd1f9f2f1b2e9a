// cspell:ignore diffres fulll higlight mdxjs
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {describe, expect, test} from 'vitest';
import {samples} from '@docs-kit/samples';
import {listSamples} from '@docs-kit/samples/node/reader';
import {defaultTitle, mainClass, readSample} from '@docs-kit/dagger/samples';
import {failure, textOf, transform} from '@docs-kit/base/testing/markdown';
import {sampleTabs} from '../../../src/markdown';

const page = 'tests/fixtures/samples/page.mdx';
const root = path.resolve('tests/fixtures/samples/_samples');

interface Tab {
  language: string;
  label: string;
  missing: boolean;
  fences: Code[];
  text: string;
}

function attribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find((candidate) => 'name' in candidate && candidate.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

async function expand(directive: string): Promise<{container: MdxJsxFlowElement; tabs: Tab[]}> {
  const tree = await transform(samples(sampleTabs), page, `Before.\n\n${directive}\n`);
  const container = tree.children.find((node) => node.type === 'mdxJsxFlowElement');
  if (!container) throw new Error('no tabs');

  const tabs = container.children.map((child): Tab => {
    const tab = child as MdxJsxFlowElement;
    return {
      language: attribute(tab, 'value') ?? '',
      label: attribute(tab, 'label') ?? '',
      missing: tab.attributes.some((candidate) => 'name' in candidate && candidate.name === 'attributes'),
      fences: tab.children.filter((node): node is Code => node.type === 'code'),
      text: textOf(tab),
    };
  });
  return {container, tabs};
}

async function fail(text: string): Promise<string> {
  return failure(samples(sampleTabs), page, text);
}

describe('expansion', () => {
  test('all languages have a tab, in the fixed order', async () => {
    const {container, tabs} = await expand('::sample{name="demo/full"}');
    expect(attribute(container, 'groupId')).toBe('sdk');
    expect(attribute(container, 'queryString')).toBe('sdk');
    expect(tabs.map(({language}) => language)).toEqual(['go', 'python', 'typescript', 'php', 'java']);
    expect(tabs.map(({label}) => label)).toEqual(['Go', 'Python', 'TypeScript', 'PHP', 'Java']);
    expect(tabs.every(({fences, missing}) => fences.length > 0 && !missing)).toBe(true);
  });

  test('the titles are the paths in a module created by dagger init, with the main file first', async () => {
    const {tabs} = await expand('::sample{name="demo/full"}');
    expect(tabs.map(({fences}) => fences.map(({meta}) => meta?.replace(/ fold=\d+$/, '')))).toEqual([
      ['title="main.go"', 'title="greeting.go"'],
      ['title="src/hello_world/main.py"'],
      ['title="src/index.ts"'],
      ['title="src/HelloWorld.php"'],
      ['title="src/main/java/io/dagger/modules/helloworld/HelloWorld.java"'],
    ]);
  });

  test("the module's folder comes before each path", async () => {
    const {tabs} = await expand('::sample{name="demo/full" folder=".dagger"}');
    expect(tabs[0]?.fences.map(({meta}) => meta?.replace(/ fold=\d+$/, ''))).toEqual([
      'title=".dagger/main.go"',
      'title=".dagger/greeting.go"',
    ]);
  });

  test('markers aren’t shown', async () => {
    const {tabs} = await expand('::sample{name="demo/full"}');
    expect(tabs.map(({text}) => text).join('')).not.toMatch(/region/);
  });

  test('the lines of a region are highlighted, counted without markers', async () => {
    const {tabs} = await expand('::sample{name="demo/full" highlight="image"}');
    expect(tabs.map(({fences}) => fences.map(({meta}) => /\{.*\}/.exec(meta ?? '')?.[0]))).toEqual([
      ['{11,12}', undefined],
      ['{2,3}'],
      ['{1}'],
      ['{2}'],
      ['{3}'],
    ]);
  });

  test('the preamble is folded, unless it’s highlighted', async () => {
    const metas = async (options: string): Promise<string | null | undefined> =>
      (await expand(`::sample{name="demo/full"${options}}`)).tabs[0]?.fences[0]?.meta;
    expect(await metas('')).toMatch(/ fold=\d+$/);
    expect(await metas(' fold="none"')).not.toMatch(/ fold=/);
    expect(await metas(' highlight="image"')).toMatch(/\{\d[,\d]*\}/);
  });

  test('a missing language is marked, with the reason and an alternative', async () => {
    const {tabs} = await expand('::sample{name="demo/partial"}');
    expect(tabs.map(({missing}) => missing)).toEqual([false, false, true, true, true]);
    expect(tabs[2]?.text).toBe('This sample has no TypeScript version. See the Go or Python version.');
    expect(tabs[3]?.text).toBe("In 0.18.14, the PHP SDK doesn't support interfaces. See the Go or Python version.");
    expect(tabs[2]?.fences).toEqual([]);
  });

  test('two samples share one import', async () => {
    const tree = await transform(
      samples(sampleTabs),
      page,
      '::sample{name="demo/full"}\n\n::sample{name="demo/partial"}\n',
    );
    expect(tree.children.map(({type}) => type)).toEqual(['mdxjsEsm', 'mdxJsxFlowElement', 'mdxJsxFlowElement']);
  });

  test('a page without samples isn’t changed', async () => {
    const tree = await transform(samples(sampleTabs), page, 'Text with a :other[directive].\n');
    expect(tree.children.map(({type}) => type)).toEqual(['paragraph']);
  });
});

describe('errors name the file, the line, the problem and its fix', () => {
  const at = 'tests/fixtures/samples/page.mdx';
  const folder = 'tests/fixtures/samples/_samples/demo';
  const alone = '::sample must be on its own line, without text. Write ::sample{name="page/sample"}.';

  test.each([
    ['::sample{name="demo/fulll"}', `${at}:3: sample "demo/fulll" doesn't exist. Write "demo/full".`],
    ['::sample{name="else/where"}', `${at}:3: sample "else/where" doesn't exist. Add the folder _samples/else/where.`],
    ['::sample{name="../demo/full"}', `${at}:3: sample "../demo/full" doesn't exist. Write "demo/full".`],
    [
      '::sample{name="demo/empty"}',
      `${at}:3: the sample "demo/empty" has no language. Add a folder to _samples/demo/empty, for example go/main.go.`,
    ],
    [
      '::sample{name="demo/hollow"}',
      `${folder}/hollow/go/main.go:1: the folder is empty. Add this file or remove the folder.`,
    ],
    [
      '::sample{name="demo/stray"}',
      `${folder}/stray/go/notes.txt:1: not a .go file. Move it out of the language folder.`,
    ],
    [
      '::sample{name="demo/open"}',
      `${folder}/open/go/main.go:2: region "a" isn't closed. Add "// endregion: a" below.`,
    ],
    [
      '::sample{name="demo/twice"}',
      `${folder}/twice/go/main.go:4: region "a" is nested inside itself. Add "// endregion: a" above.`,
    ],
    [
      '::sample{name="demo/reason"}',
      `${folder}/reason/sample.json:1: "go" is listed as unsupported but has a folder. Correct the entry or the folder.`,
    ],
    [
      '::sample{name="demo/key"}',
      `${folder}/key/sample.json:1: unknown key "diffres". Keep only "unsupported", "omitted" and "needs".`,
    ],
    [
      '::sample{name="demo/needs"}',
      `${folder}/needs/sample.json:1: "needs" must be a sentence. Start it with a capital and end it with a full stop.`,
    ],
    [
      '::sample{name="demo/full" higlight="image"}',
      `${at}:3: ::sample doesn't support the option "higlight". Use name, highlight, folder and fold only.`,
    ],
    [
      '::sample{name="demo/full" .wide}',
      `${at}:3: ::sample doesn't support the option "class". Use name, highlight, folder and fold only.`,
    ],
    [
      '::sample{name="demo/full" highlight}',
      `${at}:3: ::sample's "highlight" option is empty or has a quote or a brace. Write text without quotes and braces, or remove it.`,
    ],
    ['::sample{name="demo/full" fold="8"}', `${at}:3: ::sample can't fold "8". Write fold="none", or remove it.`],
    [
      '::sample{name="demo/full" folder="a{b}"}',
      `${at}:3: ::sample's "folder" option is empty or has a quote or a brace. Write text without quotes and braces, or remove it.`,
    ],
    [
      '::sample{name="demo/full" highlight="imag"}',
      `${at}:3: the Go files of "demo/full" have no region "imag". Use one of image, or add it.`,
    ],
    [
      '::sample{name="demo/partial" highlight="x"}',
      `${at}:3: the Go files of "demo/partial" have no region "x". Mark it with "region:" and "endregion:" comments.`,
    ],
    ['::sample', `${at}:3: ::sample doesn't have a name. Write ::sample{name="page/sample"}.`],
    ['::sample[text]{name="demo/full"}', `${at}:3: ${alone}`],
    ['Inline :sample{name="demo/full"}.', `${at}:3: ${alone}`],
    [':::sample{name="demo/full"}\n:::', `${at}:3: ${alone}`],
  ])('%s', async (directive, message) => {
    expect(await fail(`Text.\n\n${directive}\n`)).toBe(message);
  });

  test('the line counts the front matter', async () => {
    expect(await fail('---\ntitle: T\n---\n\n::sample{name="no/thing"}\n')).toContain('page.mdx:5: ');
  });

  test('a page without a samples folder', async () => {
    expect(await failure(samples(sampleTabs), 'tests/elsewhere.mdx', '::sample{name="a/b"}')).toBe(
      'tests/elsewhere.mdx:1: no parent folder of this page contains samples. Add _samples/a/b.',
    );
  });
});

describe('reading', () => {
  test('lists all samples', () => {
    expect(listSamples(root)).toContain('demo/full');
  });

  test('reads the module from dagger.json and falls back to my-module', () => {
    const place = {file: page, line: 1};
    const full = readSample(root, 'demo/full', place);
    expect(full.module).toBe('hello-world');
    expect(full.dependencies).toEqual([{name: 'partial', source: '../partial'}]);
    expect(readSample(root, 'demo/partial', place).module).toBe('my-module');
  });

  test('a program that isn’t a module keeps its own path', () => {
    const sample = readSample(root, 'demo/client', {file: page});
    expect(sample.languages.get('go')?.map(({title}) => title)).toEqual(['main.go']);
    expect(defaultTitle('python', 'main.py', 'async with dagger.connection():', 'my-module')).toBe('main.py');
    expect(defaultTitle('typescript', 'index.ts', 'import { connect } from "@dagger.io/dagger"', 'my-module')).toBe(
      'index.ts',
    );
    expect(defaultTitle('php', 'main.php', 'Dagger::connect();', 'my-module')).toBe('main.php');
    expect(defaultTitle('php', 'client.php', "getenv('DAGGER_SESSION_TOKEN')", 'my-module')).toBe('client.php');
  });

  test.each(['my-module', 'my_module', 'myModule'])('the main class of %s', (name) => {
    expect(mainClass(name)).toBe('MyModule');
  });
});

test('every sample of the snapshot can be read', () => {
  const snapshot = path.resolve('versioned_docs/version-0.18.14/_samples');
  const names = new Set(
    readdirSync(snapshot, {recursive: true, encoding: 'utf8'}).flatMap(
      (file) => /^([^/\\]+[/\\][^/\\]+)[/\\].*\.\w+$/.exec(file)?.[1]?.replace('\\', '/') ?? [],
    ),
  );
  expect(names.size).toBeGreaterThan(100);
  expect(listSamples(snapshot).sort()).toEqual([...names].sort());
  for (const name of names) expect(readSample(snapshot, name, {file: snapshot}).languages.size).toBeGreaterThan(0);
});
