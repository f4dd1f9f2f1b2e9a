import {InputError} from '@docs-kit/base/node/error';

/** What the deployer's variables turn on. Both services are off unless both variables of a service are set. */
export interface AnalyticsSettings {
  /** Common Room: shows a community team which organisations read the docs. */
  community?: {scriptUrl: string};
  /** PostHog: counts page views. */
  pageViews?: PageViewSettings;
}

export interface PageViewSettings {
  key: string;
  /** An origin without a trailing slash: `https://eu.i.posthog.com`. */
  host: string;
}

/**
 * Reads both services' keys from the build environment.
 *
 * @throws InputError with one line if a service's settings are incomplete or malformed
 */
export function readAnalyticsSettings(environment: NodeJS.ProcessEnv): AnalyticsSettings {
  const community = readService(environment, 'COMMUNITY_ANALYTICS_SITE_ID', 'COMMUNITY_ANALYTICS_HOST');
  const pageViews = readService(environment, 'POSTHOG_KEY', 'POSTHOG_HOST');
  return {
    ...(community && {
      community: {scriptUrl: `${community.host}/v1/site/${encodeURIComponent(community.key)}/signals.js`},
    }),
    ...(pageViews && {pageViews}),
  };
}

/** Reads a service's key and host, of which a deployer sets both or none. An empty variable counts as unset. */
function readService(environment: NodeJS.ProcessEnv, keyName: string, hostName: string): PageViewSettings | undefined {
  const [key = '', host = ''] = [keyName, hostName].map((name) => environment[name]?.trim());
  if (!key && !host) return undefined;
  if (!key || !host) {
    const [set, missing] = key ? [keyName, hostName] : [hostName, keyName];
    throw new InputError([`environment: ${set} is set, but ${missing} is missing. Set all of them, or none.`]);
  }
  if (!/^https?:\/\/[^/\s?#]+\/?$/.test(host)) {
    throw new InputError([
      `environment: ${hostName} is "${host}", which isn't an origin. Write only the scheme and the host: https://example.com.`,
    ]);
  }
  return {key, host: host.replace(/\/$/, '')};
}
