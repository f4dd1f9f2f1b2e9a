import type {Code, Root} from 'mdast';
import {expect, test} from 'vitest';
import {callLinks, samples} from '@docs-kit/samples';
import {createHighlighter, type CodeLink} from '@docs-kit/samples/node/highlight';
import {highlighting} from '../../../src/config/highlighting';
import {addressOf, sampleTabs} from '../../../src/markdown';
import {transform} from '@docs-kit/base/testing/markdown';

const highlight = createHighlighter(highlighting);

const classes = '/0.18/reference/typescript/api/client.gen/classes';

/** The first fence of a page with one sample. */
async function fenceOf(directive: string): Promise<Code> {
  const tree = await transform(samples(sampleTabs), 'tests/fixtures/samples/page.mdx', directive);
  await transformTree(tree);
  return findCode(tree) ?? {type: 'code', value: ''};
}

async function transformTree(tree: Root): Promise<void> {
  const run = callLinks({addressOf});
  await (run as unknown as (tree: Root, file: {path: string}) => Promise<void>)(tree, {path: 'page.mdx'});
}

function findCode(node: object): Code | undefined {
  if ('type' in node && node.type === 'code') return node as Code;
  const children = 'children' in node ? (node.children as object[]) : [];
  return children.map(findCode).find(Boolean);
}

function html({value, data}: Code): string {
  return highlight(value, 'go', {links: JSON.parse(String(data?.hProperties?.dataLinks)) as CodeLink[]});
}

test('calls link to their members, region markers are removed, and the text stays the same', async () => {
  const code = await fenceOf('::sample{name="demo/full"}\n');
  const shown = html(code);
  expect(shown).toContain(`dag.<a href="${classes}/Client#container">Container</a>`);
  expect(shown).toContain(`\n\t\t<a href="${classes}/Container#from">From</a>`);
  expect(shown).toContain(`\n\t\t<a href="${classes}/Container#withexec">WithExec</a>`);
  expect(shown.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"')).toBe(code.value);
});

test('a call whose name has changed gets no link', async () => {
  // The file contains WithWorkdir where the calls expect withDirectory.
  expect(html(await fenceOf('::sample{name="demo/full"}\n'))).not.toContain('withdirectory');
});

test('a link covers only its own occurrence', () => {
  const links = [{line: 0, column: 2, length: 1, address: '/x'}];
  expect(highlight('a.b().b()', 'text', {links})).toBe('a.<a href="/x">b</a>().b()');
  const shown = highlight('a.b("x"); a.b("x") // a longer text', 'go', {links});
  expect(shown.replace(/<[^>]+>/g, '')).toBe('a.b(&quot;x&quot;); a.b(&quot;x&quot;) // a longer text');
  expect(shown.match(/<a /g)).toHaveLength(1);
});

test('a member missing from the reference fails the build', async () => {
  const calls = [{line: 0, column: 0, length: 1, member: 'Container.withNothing'}];
  const tree: Root = {type: 'root', children: [{type: 'code', value: 'a', data: {calls}}]};
  await expect(transformTree(tree)).rejects.toThrow(/page\.mdx:1: the reference has no Container\.withNothing/);
});

test('each member is linked once per fence', async () => {
  const call = {line: 0, length: 1, member: 'Container.from'};
  const calls = [
    {...call, column: 0},
    {...call, column: 2},
  ];
  const code: Code = {type: 'code', value: 'a.b', data: {calls}};
  await transformTree({type: 'root', children: [code]});
  expect(String(code.data?.hProperties?.dataLinks).match(/#from/g)).toHaveLength(1);
});
