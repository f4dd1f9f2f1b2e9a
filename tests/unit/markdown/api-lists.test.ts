import type {Element, ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';
import {apiLists} from '../../../src/markdown/rehype/api-lists';

function node(tagName: string, className: string | undefined, ...content: (ElementContent | string)[]): Element {
  const children = content.map((child): ElementContent =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  );
  return {type: 'element', tagName, properties: className === undefined ? {} : {className: [className]}, children};
}

const code = (text: string): Element => node('code', undefined, text);

function table(head: readonly string[], cells: readonly ElementContent[][], className = 'api-table'): Element {
  const row = (tag: string, texts: readonly ElementContent[][]): Element =>
    node('tr', undefined, ...texts.map((content) => node(tag, undefined, ...content)));
  const heads = head.map((value): ElementContent[] => [{type: 'text', value}]);
  return node(
    'table',
    className,
    node('thead', undefined, row('th', heads)),
    node('tbody', undefined, row('td', cells)),
  );
}

function convert(...children: Element[]): Root['children'] {
  const tree: Root = {type: 'root', children};
  void apiLists().call({} as never, tree, {} as never, () => undefined);
  return tree.children;
}

const required = node('span', 'api-required', 'required');
const cells = [[code('path')], [code('File'), required], [node('b', undefined, 'Where it is.')]];
const list = node(
  'dl',
  'api-list',
  node('dt', undefined, code('path'), ' ', code('File'), required),
  node('dd', undefined, node('b', undefined, 'Where it is.')),
);

test('tables of options and parameters become lists below labels', () => {
  const options = table(['Option', 'Type', 'Description'], cells);
  const parameters = table(['Parameter', 'Type', 'Description'], cells);
  expect(convert(parameters, options)).toEqual([
    node('p', 'api-label', 'Parameters'),
    list,
    node('p', 'api-label', 'Options'),
    list,
  ]);
});

test('properties have no label, because their heading is enough', () => {
  expect(convert(table(['Property', 'Type', 'Description'], cells))).toEqual([list]);
});

test.each([
  ['of two columns', () => table(['Method', 'Summary'], cells.slice(1))],
  ['of a guide', () => table(['Option', 'Type', 'Description'], cells, 'other')],
])('a table %s stays a table', (_, make) => {
  expect(convert(make())).toEqual([make()]);
});
