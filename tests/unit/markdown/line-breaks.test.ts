import type {Element, ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';
import {lineBreaks} from '../../../src/markdown/rehype/line-breaks';

const text = (value: string): ElementContent => ({type: 'text', value});

const node = (tagName: string, children: ElementContent[], className?: string): Element => ({
  type: 'element',
  tagName,
  properties: className === undefined ? {} : {className: [className]},
  children,
});

const flag = (value: string): Element => node('span', [text(value)], 'flag');

function convert(element: Element): Root['children'] {
  const tree: Root = {type: 'root', children: [element]};
  void lineBreaks().call({} as never, tree, {} as never, () => undefined);
  return tree.children;
}

test.each([
  ['--help', node('code', [text('--help')], 'flag')],
  ['-vvv', node('code', [text('-vvv')], 'flag')],
  ['gpt-4.1', node('code', [text('gpt-4.1')], 'flag')],
  ['dagger -m REF', node('code', [text('dagger '), flag('-m'), text(' REF')])],
  ['--var-json-of-a-file', node('code', [flag('--var'), text('-json-of-a-file')])],
  ['package-lock.json', node('code', [text('package-lock.json')])],
  ['put -- first', node('code', [text('put -- first')])],
])('%s never breaks after a flag’s dashes or a short name’s hyphen', (code, expected) => {
  expect(convert(node('code', [text(code)]))).toEqual([expected]);
});

test('code blocks and text aren’t changed', () => {
  expect(convert(node('p', [text('--help')]))).toEqual([node('p', [text('--help')])]);
  const block = (): Element => node('pre', [node('code', [text('dagger --help')])]);
  expect(convert(block())).toEqual([block()]);
});

test('a long name in a line of text breaks between its words', () => {
  const pieces = ['Container.', 'with', 'Mounted', 'Cache'].flatMap((word, index) =>
    index === 0 ? [text(word)] : [node('wbr', []), text(word)],
  );
  expect(convert(node('code', [text('Container.withMountedCache')]))).toEqual([node('code', pieces)]);
});

test.each(['api-names', 'api-table'])('a name in the first cell of %s doesn’t break', (className) => {
  const row = (): Element => node('tr', [node('td', [node('code', [text('withMountedDirectoryOpts')])])]);
  const block = (): Element => node('table', [row()], className);
  expect(convert(block())).toEqual([block()]);
});

test('a name breaks earlier in a table, except in the first column', () => {
  const row = (...names: ElementContent[][]): Element =>
    node('tr', [text('\n'), ...names.map((name) => node('td', [node('code', name)]))]);
  const name = text('withMountedCache');
  const pieces = [text('with'), node('wbr', []), text('Mounted'), node('wbr', []), text('Cache')];
  expect(convert(row([name], [name]))).toEqual([row([name], pieces)]);
  const longer = [text('with'), node('wbr', []), text('Mounted'), node('wbr', []), text('Directory')];
  expect(convert(node('table', [row([name], [text('withMountedDirectory')])], 'api-table'))).toEqual([
    node('table', [row([name], longer)], 'api-table'),
  ]);
});
