import type {Code, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {expect, test} from 'vitest';
import {commandPairs} from '../src/node/remark/command-pairs';
import {defaultImports} from '@docs-kit/base/node/jsx';
import {transform} from '@docs-kit/base/testing/markdown';

const terminal = '```shell\nother call build\n```\n';
const shell = '```dsh\nbuild\n```\n';

const tabs = {
  group: 'command',
  label: 'Run in',
  choices: [
    {id: 'shell', label: 'Terminal'},
    {id: 'dsh', label: 'Other shell'},
  ],
} as const;

async function compile(text: string): Promise<RootContent[]> {
  return (await transform(commandPairs({tabs}), 'page.mdx', text)).children;
}

test('a terminal command followed by a shell one becomes two tabs, synchronised with all others', async () => {
  const [imports, tabs, after] = await compile(`${terminal}\n${shell}\nAfter.\n`);
  const {name, attributes, children} = tabs as MdxJsxFlowElement;
  expect(name).toBe('CommandTabs');
  expect(attributes).toContainEqual(expect.objectContaining({name: 'groupId', value: 'command'}));
  const panels = (children as MdxJsxFlowElement[]).map(({children: [code], attributes: [value]}) => [
    value && 'value' in value ? value.value : '',
    (code as Code).value,
  ]);
  expect(panels).toEqual([
    ['shell', 'other call build'],
    ['dsh', 'build'],
  ]);
  expect(children).toMatchObject([{name: 'CommandTab'}, {name: 'CommandTab'}]);
  expect(imports).toEqual(defaultImports({CommandTabs: '@theme/Tabs', CommandTab: '@theme/TabItem'}));
  expect(after?.type).toBe('paragraph');
});

test.each([
  ['in reverse order', `${shell}\n${terminal}`],
  ['with a sentence between them', `${terminal}\nOr:\n\n${shell}`],
  ['with a title', `${terminal}\n${shell.replace('dsh', 'dsh title="Find it"')}`],
])('two blocks %s aren’t merged', async (_, text) => {
  expect((await compile(text)).filter(({type}) => type === 'code')).toHaveLength(2);
});
