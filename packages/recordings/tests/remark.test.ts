// cspell:ignore demos
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {beforeAll, expect, test} from 'vitest';
import {recordings} from '../src/node/remark';
import {defaultImports} from '@docs-kit/base/node/jsx';
import {failure, transform} from '@docs-kit/base/testing/markdown';

const page = 'tests/fixtures/page.mdx';
const folder = mkdtempSync(path.join(tmpdir(), 'recordings-'));

const header = {version: 2, width: 20, height: 3, idle_time_limit: 2};
const cast = [
  header,
  [0, 'o', '$ a-command-that-is-longer\r\n'],
  [1, 'o', '\u001b[32m✔\u001b[0m 1 < 2 \u001b[1;31mfailed\u001b[0m'],
  // Overwrites the line, like a progress display.
  [9, 'o', '\r\u001b[K\u001b[90mdone\u001b[0m\r\n'],
  [9.5, 'o', '\u001b[1;31m1 🐳 \u001b[0;32m1\u001b[0m\r\n2\r\n3\r\n<b>$ '],
];

beforeAll(() => {
  mkdirSync(path.join(folder, 'demo'), {recursive: true});
  const write = (name: string, lines: readonly unknown[]): void =>
    writeFileSync(path.join(folder, 'demo', name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  write('whole.cast', cast);
  const [wrapped, clear] = [`${'x'.repeat(30)}\r\nb\r\n`, '\u001b[2J\u001b[Hc'];
  write('short.cast', [{...header, height: 9}, [0, 'o', wrapped]]);
  write('cleared.cast', [{...header, height: 9}, [0, 'o', wrapped], [1, 'o', clear]]);
  write('long.cast', [header, [0, 'o', numbers(19).join('\r\n')]]);
});

const numbers = (to: number): number[] => Array.from({length: to}, (_, index) => index + 1);

const fail = (text: string): Promise<string> => failure(recordings(folder), page, text);

async function attributesOf(name: string): Promise<unknown> {
  const tree = await transform(recordings(folder), page, `A.\n\n::recording{name="demo/${name}" title="A run"}\n`);
  const made = tree.children.find((node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement');
  expect(made?.name).toBe('TerminalRecording');
  const imported = {TerminalRecording: '@docs-kit/recordings/browser/Recording'};
  expect(tree.children[0]).toEqual(defaultImports(imported));
  return Object.fromEntries(
    (made?.attributes ?? []).map((attribute) => ['name' in attribute ? attribute.name : '', attribute.value]),
  );
}

test('a recording becomes the terminal’s complete final output', async () => {
  // Two of the pause's eight seconds are played.
  expect(await attributesOf('whole')).toEqual({
    name: 'demo/whole',
    title: 'A run',
    seconds: '4',
    still:
      '$ a-command-that-is-longer\n<span class="ansi-8">done</span>\n<span class="ansi-1 ansi-bold">1 🐳 </span><span class="ansi-2">1</span>\n2\n3\n&lt;b&gt;$',
    rows: '6',
  });
});

test('a recording is as high as the lines that it used, of which wrapped ones are one', async () => {
  expect(await attributesOf('short')).toMatchObject({still: `${'x'.repeat(30)}\nb`, rows: '2'});
  expect(await attributesOf('cleared')).toMatchObject({still: 'c\n', rows: '2'});
});

test('a scrollback of more than a few lines is folded', async () => {
  expect(await attributesOf('long')).toMatchObject({
    still: `<span class="code-folded">${numbers(16).join('\n')}\n</span>17\n18\n19`,
    rows: '3',
  });
});

test.each([
  ['::recording{name="demo/whol" title="A"}', `recording "demo/whol" doesn't exist. Write "demo/whole"`],
  [
    '::recording{name="other/x" title="A"}',
    `recording "other/x" doesn't exist. Without an engine, leave this line out. To record it, see "Add a recording" in README.md`,
  ],
  ['::recording{name="../demo/whole" title="A"}', `recording "../demo/whole" doesn't exist. `],
  [
    '::recording{name="demo/whole"}',
    '::recording is a line with a name and a title, and nothing else. Write ::recording{',
  ],
  ['::recording{name="demo/whole" title="A" speed="2"}', '::recording is a line with a name and a title'],
  ['A :recording{name="demo/whole" title="A"}', '::recording is a line with a name and a title'],
])('%s fails the build with its line and a fix', async (directive, message) => {
  expect(await fail(`A.\n\n${directive}\n`)).toContain(`tests/fixtures/page.mdx:3: ${message}`);
});
