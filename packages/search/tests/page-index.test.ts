import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {indexPages} from '../src/node/page-index';

test('the not-found page’s list has the pages of all versions, except for unlisted ones', () => {
  const doc = (permalink: string, unlisted = false): unknown => ({
    id: 'x',
    permalink,
    title: `At ${permalink}`,
    unlisted,
  });
  const loadedVersions = [{docs: [doc('/0.18/a'), doc('/0.18/hidden', true)]}, {docs: [doc('/0.18/next/b')]}];
  expect(indexPages({loadedVersions} as unknown as LoadedContent)).toEqual([
    {path: '/0.18/a', title: 'At /0.18/a'},
    {path: '/0.18/next/b', title: 'At /0.18/next/b'},
  ]);
});
