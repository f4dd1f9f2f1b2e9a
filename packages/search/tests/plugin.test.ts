import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test, vi} from 'vitest';
import {search} from '../../../src/config/search';
import searchPlugin from '../src/node';

const validated = (options: unknown) =>
  searchPlugin.validateOptions?.({validate: normalizePluginOptions as never, options: options as object});

test('the not-found page’s list has the addresses and titles of the pages of all versions', async () => {
  const docs = (permalink: string): unknown => [{id: 'x', permalink, title: `At ${permalink}`}];
  const loadedVersions = ['/0.18/a', '/0.18/next/b'].map((address) => ({docs: docs(address), sidebars: {}}));
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

test('the site’s options are valid; missing and unknown ones are named', () => {
  expect(validated(search)).toMatchObject(search);
  expect(() => validated({...search, dialog: undefined})).toThrow('"dialog" is required');
  expect(() => validated({...search, routes: {...search.routes, api: '/api/'}})).toThrow('routes.api');
  expect(() => validated({...search, other: 1})).toThrow('"other" is not allowed');
});
