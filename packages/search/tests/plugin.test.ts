import {expect, test, vi} from 'vitest';
import {search} from '../../../src/config/search';
import searchPlugin from '../src/node';

test('the not-found page’s list has the pages of all versions, except for unlisted ones', async () => {
  const doc = (permalink: string, unlisted = false): unknown => ({
    id: 'x',
    permalink,
    title: `At ${permalink}`,
    unlisted,
  });
  const loadedVersions = [{docs: [doc('/0.18/a'), doc('/0.18/hidden', true)]}, {docs: [doc('/0.18/next/b')]}];
  const createData = vi.fn();
  const plugin = searchPlugin({} as never, search);
  await plugin.allContentLoaded?.({
    allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions}}},
    actions: {createData} as never,
  });
  expect(createData).toHaveBeenCalledExactlyOnceWith('pages.json', [
    {path: '/0.18/a', title: 'At /0.18/a'},
    {path: '/0.18/next/b', title: 'At /0.18/next/b'},
  ]);
});
