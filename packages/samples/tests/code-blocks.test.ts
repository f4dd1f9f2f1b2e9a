import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import {createHighlighter} from '../src/node/highlight';
import {codeBlocks} from '../src/node/rehype/code-blocks';

const highlighting = {
  theme: {
    styles: ['comment', 'keyword', 'string', 'boolean', 'function'].map((type) => ({types: [type], style: {}})),
  },
  additionalLanguages: ['go', 'php', 'rust', 'elixir', 'bash', 'toml', 'powershell', 'java', 'yaml', 'json'],
};
const highlight = createHighlighter(highlighting);

function compile(language: string | undefined, meta: string, text: string, times = 1): Record<string, unknown> {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: language ? {className: [`language-${language}`]} : {},
    data: {position: {properties: {}}, meta},
    children: [{type: 'text', value: text}],
  };
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [code]};
  const tree: Root = {type: 'root', children: Array.from({length: times}, () => pre)};
  const file = {path: 'docs/a.mdx'} as never;
  void codeBlocks({highlighting, shells: {osh: 'Other Shell'}}).call({} as never, tree, file, () => undefined);
  const {attributes} = tree.children[0] as MdxJsxFlowElementHast;
  return Object.fromEntries(
    attributes.flatMap((entry): [string, unknown][] => ('name' in entry ? [[entry.name, entry.value]] : [])),
  );
}

test('coloured code becomes elements, and the rest is text', () => {
  expect(highlight('package main', 'go')).toBe('<span class="token keyword">package</span> main');
});

test('code is escaped, inside and outside tokens', () => {
  expect(highlight('a < "<b>&"', 'go')).toBe('a &lt; <span class="token string">&quot;&lt;b&gt;&amp;&quot;</span>');
});

test.each([
  ['php', '<?php function f() { return 1; }', 'return'],
  ['rust', 'fn main() { let x = 1; }', 'let'],
  ['elixir', 'defmodule A do', 'defmodule'],
  ['bash', 'if true; then ls; fi', 'if'],
  ['toml', 'ready = true', 'true'],
  ['powershell', 'if ($x) { return }', 'return'],
  ['java', 'public class A {}', 'class'],
])('spec 9: %s is rendered with colours', (language, code, word) => {
  expect(highlight(code, language)).toMatch(new RegExp(`<span class="token (?:keyword|boolean)">${word}</span>`));
});

test('code of an unknown language stays plain', () => {
  expect(highlight('a < b', 'text')).toBe('a &lt; b');
});

test('adjacent highlighted lines share one element, and tokens end with the line', () => {
  const mark = '<span class="theme-code-block-highlighted-line">';
  expect(highlight('a\nb\n/* c\nd */', 'go', {highlighted: new Set([1, 2])})).toBe(
    `a\n${mark}b\n<span class="token comment">/* c</span>\n</span><span class="token comment">d */</span>`,
  );
  expect(highlight('a\nb', 'text', {highlighted: new Set([1])})).toBe(`a\n${mark}b</span>`);
});

test('folded lines share one element, with a highlighted line below', () => {
  expect(compile('text', 'fold=2 {3}', 'a\n\nb\nc\n').html).toBe(
    '<span class="code-folded">a\n\n</span><span class="theme-code-block-highlighted-line">b\n</span>c',
  );
});

test('a fence becomes a code block with its language and title', () => {
  expect(compile('shell', 'title="Windows only"', 'ls\n')).toEqual({
    language: 'shell',
    label: 'Terminal',
    title: 'Windows only',
    html: '<span class="token function">ls</span>',
  });
  expect(compile(undefined, '', 'x\n')).toEqual({language: 'text', label: 'Text', html: 'x'});
});

test.each([
  ['bsh', 'bash'],
  ['brainfuck', 'text'],
])('the language %s stops the build, and %s is suggested', (language, suggested) => {
  expect(() => compile(language, '', 'x\n')).toThrow(
    `docs/a.mdx:1: there's no language "${language}" for code. Write "${suggested}".`,
  );
});

test.each([
  ['shell', '', 'Terminal'],
  ['osh', 'title="Find it"', 'Other Shell'],
  ['text', 'output="kit version"', 'Output'],
  ['json', 'title="a.json" output="cat a.json"', 'Output'],
  ['java', '', 'Java'],
  ['yaml', '', 'YAML'],
  ['yaml', 'title="compose.yaml"', undefined],
])('the header of %s with the meta <%s> says %s', (language, meta, label) => {
  expect(compile(language, meta, 'x\n').label).toBe(label);
});

test('the meta of a fence highlights lines and ranges', () => {
  const {html} = compile('text', 'title="a" {1,3-4}', 'a\nb\nc\nd\ne\n');
  expect(html).toBe(
    '<span class="theme-code-block-highlighted-line">a\n</span>b\n<span class="theme-code-block-highlighted-line">c\nd\n</span>e',
  );
});

test('a page with a lot of code sends hidden code without colours', () => {
  expect(compile(undefined, '', 'x\n', 150)).not.toHaveProperty('plainWhereUnseen');
  expect(compile(undefined, '', 'x\n', 151)).toHaveProperty('plainWhereUnseen');
});

test.each(['{1,99}', '{3-1}', '{0}', '{1-}', '{a}'])('a fence that highlights %s stops the build', (meta) => {
  expect(() => compile('go', `title="{9}" ${meta}`, 'a\nb\nc\n')).toThrow(
    `docs/a.mdx:1: this fence can't highlight the lines in "title="{9}" ${meta}". Write ranges of lines that exist, such as {1,3-4}.`,
  );
});
