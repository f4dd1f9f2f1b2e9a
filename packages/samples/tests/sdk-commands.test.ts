import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {expect, test} from 'vitest';
import {sdkCommands} from '../src/node/remark/sdk-commands';
import {defaultImports} from '@docs-kit/base/node/jsx';
import {transform} from '@docs-kit/base/testing/markdown';

const choices = ['go', 'python', 'typescript', 'php', 'java'].map((id) => ({id, label: id}));
const tabs = {group: 'sdk', label: 'Language', choices};

const compile = async (text: string) => (await transform(sdkCommands({tabs}), 'page.mdx', text)).children;

test('a command with the sdk option becomes one command per SDK', async () => {
  const [imports, tabs] = await compile('```shell sdk\nkit init --sdk=go --name=basics\nkit develop --sdk=go\n```\n');
  const {name, children} = tabs as MdxJsxFlowElement;
  expect(name).toBe('SdkTabs');
  expect(children[0]).toMatchObject({name: 'SdkTab'});
  expect(imports).toEqual(defaultImports({SdkTabs: '@theme/Tabs', SdkTab: '@theme/TabItem'}));
  expect((children as MdxJsxFlowElement[]).map(({children: [code]}) => (code as Code).value)).toEqual(
    ['go', 'python', 'typescript', 'php', 'java'].map(
      (sdk) => `kit init --sdk=${sdk} --name=basics\nkit develop --sdk=${sdk}`,
    ),
  );
});

test('a command without the sdk option stays a single block', async () => {
  const [code] = await compile('```shell title="the sdk"\nkit init --sdk=go\n```\n');
  expect(code?.type).toBe('code');
});

test.each(['```shell sdk\nkit functions\n```\n', '```yaml sdk\n--sdk=go\n```\n'])(
  'the sdk option on another fence fails the build: %j',
  async (text) => {
    await expect(compile(text)).rejects.toThrow(
      /page\.mdx:1: the fence option "sdk" is for shell commands with --sdk=go\. Add the flag/,
    );
  },
);
