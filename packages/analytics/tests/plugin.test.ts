import {existsSync} from 'node:fs';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import analyticsPlugin from '../src/node';

afterEach(() => vi.unstubAllEnvs());

/** Everything that the plugin adds to the site. */
function added() {
  const plugin = analyticsPlugin({siteConfig: {baseUrl: '/0.18/'}} as LoadContext);
  const setGlobalData = vi.fn();
  void plugin.contentLoaded?.({content: undefined, actions: {setGlobalData} as never});
  return {
    data: setGlobalData.mock.calls.flat() as unknown[],
    modules: plugin.getClientModules?.() ?? [],
    tags: plugin.injectHtmlTags?.({content: undefined}).postBodyTags,
  };
}

test('without keys, analytics adds no tag, module or data', () => {
  expect(added()).toEqual({data: [], modules: [], tags: []});
});

test('each analytics service adds only its own part', () => {
  vi.stubEnv('COMMUNITY_ANALYTICS_SITE_ID', 'a1');
  vi.stubEnv('COMMUNITY_ANALYTICS_HOST', 'https://cdn.example.com');
  const script = {src: '/0.18/js/community-analytics.js', async: true};
  expect(added()).toEqual({
    data: [],
    modules: [],
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
  const {data, modules, tags} = added();
  expect({data, tags}).toEqual({data: [{key: 'phc_1', host: 'https://eu.example.com'}], tags: []});
  expect(modules).toEqual([expect.stringMatching(/analytics\/src\/browser\/page-views\.ts$/)]);
  expect(modules.filter((file) => !existsSync(file))).toEqual([]);
});
