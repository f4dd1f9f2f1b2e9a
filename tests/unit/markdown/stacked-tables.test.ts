import type {Element, ElementContent, Root} from 'hast';
import {expect, test} from 'vitest';
import {stackedTables} from '../../../src/markdown/rehype/stacked-tables';

const cell = (tagName: string, value: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: value === '' ? [] : [{type: 'text', value}],
});

const node = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function table(head: Element[], row: Element[], properties: Element['properties'] = {}): Element {
  return node('table', [node('thead', [node('tr', head)]), node('tbody', [node('tr', row)])], properties);
}

function convert(element: Element): Root['children'] {
  const tree: Root = {type: 'root', children: [element]};
  void stackedTables().call({} as never, tree, {} as never, () => undefined);
  return tree.children;
}

const cells = (tagName: string, ...values: string[]): Element[] => values.map((value) => cell(tagName, value));

test('cells of a wide table name their column', () => {
  expect(convert(table(cells('th', 'Flag', 'Default', 'Purpose'), cells('td', '--debug', 'false', 'Logs')))).toEqual([
    table(
      cells('th', 'Flag', 'Default', 'Purpose'),
      [
        cell('td', '--debug'),
        cell('td', 'false', {'data-label': 'Default'}),
        cell('td', 'Logs', {'data-label': 'Purpose'}),
      ],
      {className: ['stacked']},
    ),
  ]);
});

test('the cells of a first column without a heading are the headings of their rows', () => {
  expect(convert(table(cells('th', '', 'Go', 'Python'), cells('td', 'String', 'string', 'str')))).toEqual([
    table(
      [cell('td', ''), cell('th', 'Go', {scope: 'col'}), cell('th', 'Python', {scope: 'col'})],
      [
        cell('th', 'String', {scope: 'row'}),
        cell('td', 'string', {'data-label': 'Go'}),
        cell('td', 'str', {'data-label': 'Python'}),
      ],
      {className: ['stacked']},
    ),
  ]);
});

const twoColumns = (first: string, second: string, properties: Element['properties'] = {}): Element =>
  table(cells('th', 'Flag', 'Purpose'), cells('td', first, second), properties);

const sentence = 'Opens a terminal in the container of the step that has failed.';

test('a table with two columns stays as it is if one of them is narrow', () => {
  expect(convert(twoColumns('--debug', sentence))).toEqual([twoColumns('--debug', sentence)]);
  expect(convert(twoColumns('--interactive', 'Opens a terminal.'))).toEqual([
    twoColumns('--interactive', 'Opens a terminal.'),
  ]);
});

test('two columns are compared by the average length of the second', () => {
  const rows = (): Element[] =>
    ['--interactive', '--no-exit'].map((name) => node('tr', cells('td', name, 'Opens a terminal after a failure.')));
  const many = (): Element =>
    node('table', [node('thead', [node('tr', cells('th', 'Flag', 'Purpose'))]), node('tbody', rows())]);
  expect(convert(many())).toEqual([many()]);
});

test('one long text in the first column is enough', () => {
  const rows = ['-i', '--interactive'].map((name) => node('tr', cells('td', name, sentence)));
  const head = node('tr', cells('th', 'Flag', 'Purpose'));
  expect(convert(node('table', [head, ...rows]))).toMatchObject([{properties: {className: ['stacked']}}]);
});

test('two columns of long texts are stacked without a label, and keep the table’s class', () => {
  for (const className of [[], ['api-table']]) {
    expect(convert(twoColumns('--interactive', sentence, {className}))).toEqual([
      twoColumns('--interactive', sentence, {className: [...className, 'stacked']}),
    ]);
  }
});
