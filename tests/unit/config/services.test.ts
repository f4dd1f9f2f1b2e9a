import {expect, test} from 'vitest';
import {services} from '../../../src/config/services';

test('no service is enabled without variables', () => {
  expect(services({})).toEqual({scripts: [], connections: []});
});

test('pages may connect to the services that the deployer has enabled', () => {
  expect(
    services({
      COMMUNITY_ANALYTICS_SITE_ID: 'site-1',
      COMMUNITY_ANALYTICS_HOST: 'https://community.test',
      POSTHOG_KEY: 'phc_test',
      POSTHOG_HOST: 'https://views.test/',
      ALGOLIA_APP_ID: 'app',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'index',
    }),
  ).toEqual({
    scripts: ['https://community.test'],
    connections: ['https://community.test', 'https://views.test', 'https://*.algolia.net', 'https://*.algolianet.com'],
  });
});
