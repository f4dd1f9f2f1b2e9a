import {describe, expect, test} from 'vitest';
import {fenceOptions} from '@docs-kit/samples/fence';
import {readPage} from '../../src/core/page';

const fence = (info: string): string => `\`\`\`${info}\ncode\n\`\`\`\n\n`;

describe('a fence', () => {
  test('belongs to the nearest sample above it, unless its meta names another', () => {
    const text = [
      fence('shell'),
      '::sample{name="a/one"}\n\n',
      fence('shell'),
      '::sample{name="a/two" folder="two"}\n\n',
      fence('shell title="x"'),
      fence('shell sample="a/one"'),
    ].join('');
    const {snippets} = readPage('page.mdx', text);
    expect(snippets.map(({sample}) => sample)).toEqual([undefined, 'a/one', 'a/two', 'a/one']);
    expect(snippets.map(({folders}) => folders?.get('a/two'))).toEqual([undefined, undefined, 'two', 'two']);
    expect(snippets.map(({id, line}) => [id, line])).toEqual([2, 8, 14, 18].map((line) => [`page.mdx:${line}`, line]));
  });

  test('belongs to a language if its container does', () => {
    const page = ':::python\n\n```shell\nuv sync\n```\n\n:::\n\n```shell\nls\n```';
    expect(readPage('a.mdx', page).snippets.map(({text, sdk}) => [text, sdk])).toEqual([
      ['uv sync', 'python'],
      ['ls', undefined],
    ]);
  });

  test('has options with values in either kind of quotes, or without a value', () => {
    expect(fenceOptions(`title="it's" output='a "b"' sdk {1,3-4}`)).toEqual({title: "it's", output: 'a "b"', sdk: ''});
  });
});

test('each piece of inline code has its own id, and is read without its line breaks', () => {
  const {snippets} = readPage('page.mdx', 'Run `dagger\ncall` or `a` and `a`.\n');
  expect(snippets).toMatchObject([
    {id: 'page.mdx:1:5', kind: 'prose', text: 'dagger call', line: 1},
    {id: 'page.mdx:2:10', kind: 'prose', text: 'a', line: 2},
    {id: 'page.mdx:2:18', kind: 'prose', text: 'a', line: 2},
  ]);
});

test.each([
  ['a closing tag without an open one', 'One `a`.\n\n</div>\n', 3],
  ['an open tag, whose position MDX only writes into its sentence', 'One `a`.\n\nTwo\n\n<div>\n', 5],
])('a page that can’t be parsed has a single failure, at %s', (_, text, line) => {
  const {snippets, failures} = readPage('page.mdx', text);
  expect(snippets).toEqual([]);
  expect(failures).toMatchObject([{file: 'page.mdx', line, language: 'mdx'}]);
});
