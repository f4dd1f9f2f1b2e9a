import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {oldAnchors} from '../../../src/markdown/rehype/old-anchors';

const heading = (id: string): Element => ({
  type: 'element',
  tagName: 'h2',
  properties: {id},
  children: [{type: 'text', value: 'Title'}],
});
const first: Element = {type: 'element', tagName: 'p', properties: {}, children: []};

function compile(slug: string, ids: string[], folder = 'versioned_docs/version-0.18.14'): Root {
  const tree: Root = {type: 'root', children: [structuredClone(first), ...ids.map(heading), structuredClone(first)]};
  const file = new VFile({path: `${folder}/page.mdx`, data: {frontMatter: {slug}}});
  void oldAnchors().call({} as never, tree, file, () => undefined);
  return tree;
}

const idsIn = (element: Root['children'][number] | undefined): unknown[] =>
  element?.type === 'element'
    ? element.children.flatMap((child) => (child.type === 'element' ? [child.properties.id] : []))
    : [];

test('an old anchor is added to the heading that answers its question, or to the top of the page', () => {
  const tree = compile('/features/services', ['three-directions']);
  expect(idsIn(tree.children[1])).toEqual(expect.arrayContaining(['service-containers', 'host-services']));
  expect(idsIn(tree.children[0])).toEqual(['use-cases']);
});

test('pages of other versions and pages without old anchors aren’t changed', () => {
  expect(idsIn(compile('/features/services', [], 'docs').children[0])).toEqual([]);
  expect(idsIn(compile('/no/such', []).children[0])).toEqual([]);
});

test('a missing target or an existing anchor fails the build with a one-line error', () => {
  expect(() => compile('/features/services', ['other'])).toThrow(
    'page.mdx:1: no heading of this page has the id "three-directions". Fix "/features/services"',
  );
  expect(() => compile('/features/services', ['three-directions', 'use-cases'])).toThrow(
    'the page has #use-cases itself',
  );
});
