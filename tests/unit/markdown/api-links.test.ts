import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {apiLinks} from '../../../src/markdown/remark/api-links';
import {failure, transform} from '@docs-kit/base/testing/markdown';

const page = 'versioned_docs/version-0.18.14/page.mdx';
const client = '/reference/typescript/api/client.gen';

const links = apiLinks();

async function urls(text: string, file = page): Promise<string[]> {
  const found: string[] = [];
  visit(await transform(links, file, text), 'link', (node: Link) => {
    found.push(node.url);
    expect(node.children).not.toEqual([]);
  });
  return found;
}

test.each([
  ['Container', `${client}/classes/Container`],
  ['Container.withExec', `${client}/classes/Container#withexec`],
  ['Container.withExec()', `${client}/classes/Container#withexec`],
  ['Container.import', `${client}/classes/Container#import_`],
  ['Module.name', `${client}/classes/Module#name`],
  ['Query.container', `${client}/classes/Client#container`],
  ['Client.container', `${client}/classes/Client#container`],
  ['dag', `${client}/variables/dag`],
  ['dag.container()', `${client}/classes/Client#container`],
  ['CacheSharingMode', `${client}/enumerations/CacheSharingMode`],
  ['CacheSharingMode.LOCKED', `${client}/enumerations/CacheSharingMode#locked`],
  ['CacheSharingMode.Locked', `${client}/enumerations/CacheSharingMode#locked`],
  ['JSON', `${client}/type-aliases/JSON`],
])('`%s` is linked', async (code, url) => {
  expect(await urls(`Use \`${code}\` here.`)).toEqual([url]);
});

test.each(['String', 'container', 'MyModule.build', 'dagger.Container', 'Container.a.b', 'Container{}', 'dag.hello()'])(
  '`%s` isn’t an API name',
  async (code) => {
    expect(await urls(`Use \`${code}\` here.`)).toEqual([]);
  },
);

test('only the first mention in a section is linked', async () => {
  expect(
    await urls(
      '`Container`, `Container`, `Container.withExec`\n\n### Three\n\n`Container.withExec`\n\n## Two\n\n`Container`',
    ),
  ).toEqual([`${client}/classes/Container`, `${client}/classes/Container#withexec`, `${client}/classes/Container`]);
});

test('headings, links, fences and elements with links aren’t changed', async () => {
  const text = [
    '## The `Container`',
    '[the `Container`](https://example.com)',
    '<a href="https://example.com">`Container`</a>',
    '<Card id="x" to="/x">`Container`</Card>',
    '<Card href="/x">\n\n`Container`\n\n</Card>',
    '```text output="x"\n`Container`\n```',
  ].join('\n\n');
  expect(await urls(text)).toEqual(['https://example.com']);
});

test('list items, quotations and elements without a link are linked', async () => {
  expect(await urls('- `Container`\n\n> `JSON`\n\n<b>`File`</b>')).toHaveLength(3);
});

test.each(['docs/page.mdx', 'versioned_docs/version-0.18.14/reference/typescript/api/page.md'])(
  'nothing is linked on %s',
  async (file) => {
    expect(await urls('`Container.nothing`', file)).toEqual([]);
  },
);

test('an unknown field fails the build', async () => {
  const where = 'versioned_docs/version-0.18.14/page.mdx:3:';
  expect(await failure(links, page, 'A.\n\nUse `Container.withExce`.')).toBe(
    `${where} Container has no field "withExce". Write \`Container.withExec\`.`,
  );
  expect(await failure(links, page, 'A.\n\nUse `Client.nothingLikeIt()`.')).toBe(
    `${where} Client has no field "nothingLikeIt". Check its fields in the reference.`,
  );
  expect(await failure(links, page, 'A.\n\nUse `CacheSharingMode.SHUT`.')).toContain(
    'CacheSharingMode has no field "SHUT"',
  );
});
