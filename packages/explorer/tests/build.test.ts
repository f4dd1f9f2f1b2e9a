import {existsSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSchema, getVariableValues, Kind, isObjectType, parse, validate} from 'graphql';
import {describe, expect, test} from 'vitest';
import {loadApi} from '@docs-kit/dagger/api/model';
import {runLinks, schemaFile} from '../src/node';
import {explorerDocument} from '../src/node/document';
import {examplesFolder, readExamples} from '../src/node/examples';
import {root} from '@docs-kit/base/node/root';

const {sdl, links} = schemaFile(loadApi(), '/0.18/');
const schema = buildSchema(sdl);
const examples = readExamples(root, '/0.18/');

describe('the schema', () => {
  test('contains the API with its descriptions', () => {
    const container = schema.getType('Container');
    const withExec = isObjectType(container) ? container.getFields().withExec : undefined;
    expect(container?.description).toContain('container');
    expect(withExec?.description?.length).toBeGreaterThan(20);
    expect(withExec?.args.find(({name}) => name === 'args')?.description?.length).toBeGreaterThan(20);
  });

  test('links to the reference, even for names that the SDK changes', () => {
    const pages = '/0.18/reference/typescript/api/client.gen/classes';
    expect(links).toMatchObject({
      Query: `${pages}/Client`,
      'Query.container': `${pages}/Client#container`,
      'Container.import': `${pages}/Container#import_`,
      Function: `${pages}/Function`,
    });
  });
});

describe('the examples', () => {
  test('are ten queries that the schema accepts, with their variables', () => {
    expect(examples).toHaveLength(10);
    for (const {title, query, variables} of examples) {
      const document = parse(query);
      expect(validate(schema, document), title).toEqual([]);
      const [operation] = document.definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${title}: no operation`);
      const values = JSON.parse(variables || '{}') as Record<string, unknown>;
      expect(getVariableValues(schema, operation.variableDefinitions ?? [], values).errors, title).toBeUndefined();
    }
  });

  test('link to pages that exist', () => {
    const file = (page: string): string => `versioned_docs/version-0.18.14/${page.replace('/0.18/', '')}.mdx`;
    expect(examples.map(({page}) => file(page)).filter((it) => !existsSync(path.join(root, it)))).toEqual([]);
  });

  test.each([
    ['a title', '# page: /api\n{ version }\n'],
    ['a page', '# title: Version\n{ version }\n'],
    ['either at its start', '\n# title: Version\n# page: /api\n{ version }\n'],
  ])('without %s fail the build, which names the file', (_, text) => {
    const copy = mkdtempSync(path.join(tmpdir(), 'examples-'));
    mkdirSync(path.join(copy, examplesFolder), {recursive: true});
    writeFileSync(path.join(copy, examplesFolder, 'a.graphql'), text);
    expect(() => readExamples(copy, '/0.18/')).toThrow(
      'packages/explorer/examples/a.graphql:1: starts without a title and a page',
    );
  });
});

describe('the document', () => {
  const [first] = examples;
  if (!first) throw new Error('no examples');
  const html = explorerDocument({
    data: {version: '0.18.14', schema: '/s.json', examples: [{...first, title: 'Files & <dirs>', query: '</script>'}]},
    baseUrl: '/0.18/',
    announcement: 'An <b>old</b> version',
    logo: '/0.18/logo.svg',
    mode: '',
    script: '/s.js',
    styles: '/s.css',
  });

  test('embeds data for the script that can’t close its element', () => {
    const [, json = ''] = /id="explorer-data">(.*)<\/script>/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect((JSON.parse(json) as {examples: unknown[]}).examples).toMatchObject([{query: '</script>'}]);
  });

  test('shows the titles of examples as text', () => {
    expect(html).toContain('<option>Files &amp; &lt;dirs&gt;</option>');
  });

  test('announces that the version is old, as every page does', () => {
    expect(html).toContain('>An <b>old</b> version</div>');
  });
});

describe('a link to run code', () => {
  const addressOf = runLinks('/explorer/');
  const linked = (source: string, language = 'shell', variables?: string): string | null => {
    const address = addressOf(source, language, variables === undefined ? {} : {variables});
    if (address === undefined) return null;
    const parameters = new URLSearchParams(address.replace('/explorer/#', ''));
    return (parameters.get('query') ?? '').replace(/\s+/g, ' ') + (parameters.get('variables') ?? '');
  };

  test('has the query of a `dagger core` command', () => {
    expect(
      linked("dagger core container from --address=alpine:3.22 \\\n  with-exec --args=sh,-c,'echo a b' stdout"),
    ).toBe('{ container { from(address: "alpine:3.22") { withExec(args: ["sh", "-c", "echo a b"]) { stdout } } } }');
    expect(linked('dagger core container from --address=alpine with-exec --args=ls --expect=ANY exit-code')).toContain(
      'withExec(args: ["ls"], expect: ANY)',
    );
    expect(linked('dagger core container with-exposed-port --port=80 --description=a sync')).toContain(
      'withExposedPort(port: 80, description: "a")',
    );
    expect(linked('dagger core version\ndagger core --json engine local-cache max-used-space')).toBe(
      '{ version engine { localCache { maxUsedSpace } } }',
    );
    expect(linked('dagger core engine local-cache prune --use-default-policy')).toContain('useDefaultPolicy: true');
  });

  test('has a query, with the values of its variables', () => {
    expect(linked("dagger query <<'EOF'\n{version}\nEOF")).toBe('{ version }');
    expect(linked('query A($a: String!) {http(url: $a) {contents}}', 'graphql', '{"a":"b"}')).toBe(
      'query A($a: String!) { http(url: $a) { contents } }{"a":"b"}',
    );
  });

  test.each([
    'dagger core container from --address=alpine terminal',
    'dagger core container from --address=alpine export --path=./a.tar',
    'dagger core container with-directory --path=/src --directory=. stdout',
    'dagger core container from --address=$IMAGE stdout',
    'dagger core container from --address=alpine stdout | cat',
    'dagger core directory entries\nls',
    'dagger core version\nkit core version',
    'dagger core engine local-cache prune\ndagger core engine local-cache prune --use-default-policy',
    'dagger core container from --addres=alpine stdout',
    'dagger core container --help',
    'dagger call version',
  ])('leaves out a command that a query can’t replace: %s', (command) => {
    expect(linked(command)).toBeNull();
  });

  test('leaves out a query that needs a module or a value', () => {
    expect(linked('{hello {greet}}', 'graphql')).toBeNull();
    expect(linked('query A($a: String!) {http(url: $a) {contents}}', 'graphql')).toBeNull();
    expect(linked('{version}', 'json')).toBeNull();
    expect(linked('dagger core version', 'text')).toBeNull();
  });
});
