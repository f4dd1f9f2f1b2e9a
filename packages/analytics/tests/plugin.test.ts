import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import analyticsPlugin, {analyticsServices} from '../src/node';

afterEach(() => vi.unstubAllEnvs());

/** The tags that the plugin adds to each page. */
function added() {
  const {headTags, postBodyTags} =
    analyticsPlugin({baseUrl: '/0.18/'} as LoadContext).injectHtmlTags?.({content: undefined}) ?? {};
  return {headTags, postBodyTags};
}

test('without keys, analytics adds nothing to pages', () => {
  expect(added()).toEqual({headTags: [], postBodyTags: []});
});

test('each analytics service adds only its own part', () => {
  vi.stubEnv('COMMUNITY_ANALYTICS_SITE_ID', 'a1');
  vi.stubEnv('COMMUNITY_ANALYTICS_HOST', 'https://cdn.example.com');
  const script = {src: '/0.18/js/community-analytics.js', async: true};
  expect(added()).toEqual({
    headTags: [],
    postBodyTags: [
      {
        tagName: 'script',
        attributes: {...script, 'data-script': 'https://cdn.example.com/v1/site/a1/signals.js'},
      },
    ],
  });
  vi.unstubAllEnvs();
  vi.stubEnv('POSTHOG_KEY', 'phc_1');
  vi.stubEnv('POSTHOG_HOST', 'https://eu.example.com');
  expect(added()).toEqual({
    headTags: [{tagName: 'script', innerHTML: expect.stringMatching(/phc_1.*https:\/\/eu\.example\.com/s) as string}],
    postBodyTags: [],
  });
});

test('pages may connect to the services that the deployer has enabled, and to no others', () => {
  expect(analyticsServices({})).toEqual({scripts: [], connections: []});
  const enabled = {
    COMMUNITY_ANALYTICS_SITE_ID: 'a1',
    COMMUNITY_ANALYTICS_HOST: 'https://cdn.example.com',
    POSTHOG_KEY: 'phc_1',
    POSTHOG_HOST: 'https://eu.example.com/',
  };
  expect(analyticsServices(enabled)).toEqual({
    scripts: ['https://cdn.example.com'],
    connections: ['https://cdn.example.com', 'https://eu.example.com'],
  });
});
