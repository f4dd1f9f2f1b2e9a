import {existsSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import analyticsPlugin from '../src/node';
import {options} from './options';

afterEach(() => vi.unstubAllEnvs());

/** Everything that the plugin adds to the site. */
function added() {
  const plugin = analyticsPlugin({baseUrl: '/0.18/'} as LoadContext, options);
  const setGlobalData = vi.fn();
  void plugin.contentLoaded?.({content: undefined, actions: {setGlobalData} as never});
  return {
    data: setGlobalData.mock.calls.flat() as unknown[],
    alias: Object.values(
      plugin.configureWebpack?.({}, false, {} as never, undefined)?.resolve?.alias ?? {},
    ) as string[],
    tags: plugin.injectHtmlTags?.({content: undefined}).postBodyTags,
  };
}

test('without keys, analytics adds no tag, module or data', () => {
  const {alias, ...rest} = added();
  expect(rest).toEqual({data: [], tags: []});
  expect(alias).toEqual([expect.stringMatching(/no-page-views\.ts$/)]);
  expect(alias.filter((file) => !existsSync(file))).toEqual([]);
});

test('each analytics service adds only its own part', () => {
  vi.stubEnv('COMMUNITY_ANALYTICS_SITE_ID', 'a1');
  vi.stubEnv('COMMUNITY_ANALYTICS_HOST', 'https://cdn.example.com');
  const script = {src: '/0.18/js/community-analytics.js', async: true};
  expect(added()).toEqual({
    data: [],
    alias: [expect.stringMatching(/no-page-views\.ts$/)],
    tags: [
      {
        tagName: 'script',
        attributes: {...script, 'data-script': 'https://cdn.example.com/v1/site/a1/signals.js'},
      },
    ],
  });
  vi.unstubAllEnvs();
  vi.stubEnv('POSTHOG_KEY', 'phc_1');
  vi.stubEnv('POSTHOG_HOST', 'https://eu.example.com');
  const {data, alias, tags} = added();
  expect({data, tags}).toEqual({data: [{key: 'phc_1', host: 'https://eu.example.com'}], tags: []});
  expect(alias).toEqual([]);
});
