import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSchema, getVariableValues, Kind, isObjectType, parse, validate} from 'graphql';
import {describe, expect, test} from 'vitest';
import {loadApi} from '@docs-kit/dagger/api/model';
import {schemaFile} from '../src/node';
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
    rmSync(copy, {recursive: true});
  });
});

describe('the document', () => {
  const [first] = examples;
  if (!first) throw new Error('no examples');
  const html = explorerDocument({
    data: {version: '0.18.14', schema: '/s.json', examples: [{...first, title: 'Files & <dirs>', query: '</script>'}]},
    baseUrl: '/0.18/',
    announcement: 'An <b>old</b> version',
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
    expect(html).toContain('Read about “Files &amp; &lt;dirs&gt;”');
  });

  test('announces that the version is old, as every page does', () => {
    expect(html).toContain('>An <b>old</b> version</div>');
  });
});
