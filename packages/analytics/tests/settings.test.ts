import {describe, expect, test} from 'vitest';
import {readAnalyticsSettings} from '../src/node/settings';

const siteId = {COMMUNITY_ANALYTICS_SITE_ID: 'a1'};
const siteHost = {COMMUNITY_ANALYTICS_HOST: 'https://cdn.example.com'};
const key = {POSTHOG_KEY: 'phc_1'};
const host = {POSTHOG_HOST: 'https://eu.example.com/'};

describe('spec 7: the analytics settings', () => {
  test('are off if keys are missing or empty', () => {
    expect(readAnalyticsSettings({})).toEqual({});
    expect(readAnalyticsSettings({POSTHOG_KEY: '', POSTHOG_HOST: ' '})).toEqual({});
  });

  test('are read for each service separately', () => {
    expect(readAnalyticsSettings({...siteId, ...siteHost})).toEqual({
      community: {scriptUrl: 'https://cdn.example.com/v1/site/a1/signals.js'},
    });
    expect(readAnalyticsSettings({COMMUNITY_ANALYTICS_SITE_ID: 'a/b?', ...siteHost})).toEqual({
      community: {scriptUrl: 'https://cdn.example.com/v1/site/a%2Fb%3F/signals.js'},
    });
    expect(readAnalyticsSettings({...key, ...host})).toEqual({
      pageViews: {key: 'phc_1', host: 'https://eu.example.com'},
    });
  });

  test.each([
    [siteId, 'COMMUNITY_ANALYTICS_SITE_ID is set, but COMMUNITY_ANALYTICS_HOST is missing'],
    [siteHost, 'COMMUNITY_ANALYTICS_HOST is set, but COMMUNITY_ANALYTICS_SITE_ID is missing'],
    [key, 'POSTHOG_KEY is set, but POSTHOG_HOST is missing'],
    [host, 'POSTHOG_HOST is set, but POSTHOG_KEY is missing'],
  ])('fail the build with a one-line error if incomplete: %o', (environment, message) => {
    const read = () => readAnalyticsSettings(environment);
    expect(read).toThrow(`environment: ${message}. Set all of them, or none.`);
    expect(read).not.toThrow(/\n/);
  });

  test('fail the build if the host isn’t an origin', () => {
    for (const bad of ['eu.example.com', 'https://eu.example.com/ingest', 'ftp://x']) {
      expect(() => readAnalyticsSettings({...key, POSTHOG_HOST: bad})).toThrow(
        /^environment: POSTHOG_HOST is ".*", which/,
      );
    }
  });
});
