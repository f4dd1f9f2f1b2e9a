import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {listPages} from '../src/node/pages';

const doc = (id: string, unlisted = false): unknown => ({
  id,
  permalink: `/${id}`,
  title: id.toUpperCase(),
  description: `About ${id}.`,
  unlisted,
});

const version = {
  docs: [doc('c'), doc('b'), doc('a'), doc('hidden', true)],
  sidebars: {
    docs: [
      {type: 'doc', id: 'c'},
      {
        type: 'category',
        label: 'Outer',
        link: {type: 'doc', id: 'b'},
        items: [{type: 'category', label: 'Inner', items: [{type: 'ref', id: 'a'}]}],
      },
    ],
  },
} as unknown as LoadedVersion;

test('pages are sorted and have the labels of the categories that they’re in; unlisted ones are left out', () => {
  expect(listPages({loadedVersions: [version]})).toEqual([
    {path: '/a', title: 'A', description: 'About a.', groups: ['Outer', 'Inner']},
    {path: '/b', title: 'B', description: 'About b.', groups: []},
    {path: '/c', title: 'C', description: 'About c.', groups: []},
  ]);
});
