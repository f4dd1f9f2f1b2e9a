import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {expect, test} from 'vitest';
import {defaultImports} from '@docs-kit/base/node/jsx';
import {textOf, transform} from '@docs-kit/base/testing/markdown';
import {languageNotes} from '../src/node/remark/language-notes';
import {sdkCommands} from '../src/node/remark/sdk-commands';

const tabs = {group: 'sdk', label: 'Language', choices: ['go', 'python'].map((id) => ({id, label: id}))};

const both: Transformer<Root> = (...page) => {
  void sdkCommands({tabs})(...page);
  void languageNotes({tabs})(...page);
};

const compile = async (text: string) => (await transform(both, 'page.mdx', text)).children;

const panels = (node: Nodes | undefined) => (node as MdxJsxFlowElement).children.map((panel) => textOf(panel));

test("text for languages below a command goes in these languages' tabs", async () => {
  const notes = ':::python\n\nOne\n\n:::\n\n:::python\n\nTwo\n\n:::\n';
  const [, command, after] = await compile(`\`\`\`shell sdk\nkit --sdk=go\n\`\`\`\n\n${notes}\nAfter\n`);
  expect(panels(command)).toEqual(['kit --sdk=go', 'kit --sdk=pythonOneTwo']);
  expect(after && textOf(after)).toBe('After');
});

test('text for languages below other text becomes tabs', async () => {
  const pair = (go: string, python: string): string => `:::go\n\n${go}\n\n:::\n\n:::python\n\n${python}\n\n:::\n\n`;
  const text = `Above\n\n${pair('A', 'B')}:::note\n\nN\n\n:::\n\nAfter\n\n${pair('C', 'D')}`;
  const [imports, above, notes, note, after, more] = await compile(text);
  expect(imports).toEqual(defaultImports({NoteTabs: '@theme/Tabs', NoteTab: '@theme/TabItem'}));
  expect(above && textOf(above)).toBe('Above');
  expect(panels(notes)).toEqual(['A', 'B']);
  expect(notes).toMatchObject({name: 'NoteTabs', children: [{name: 'NoteTab'}, {name: 'NoteTab'}]});
  expect(note && textOf(note)).toBe('N');
  expect(panels(more)).toEqual(['C', 'D']);
  expect(after && textOf(after)).toBe('After');
});

test('tabs without text for a language fail the build', async () => {
  await expect(compile('Above\n\n:::python\n\nB\n\n:::\n')).rejects.toThrow(
    'page.mdx:3: text by language, not below a sample or such a command, has none for go. Add a :::go container',
  );
});
