import {InputError} from '@docs-kit/base/node/error';

/** The environment variables of a service's key and of its host. */
type Variables = Record<keyof PageViewSettings, string>;

/** Both services are off unless the deployer sets both variables of a service at build time. */
export interface AnalyticsOptions {
  /** Common Room: shows a community team which organisations read the docs. */
  community: {
    variables: Variables;
    /** The path of the vendor's script on the host; `{siteId}` is replaced. */
    scriptPath: string;
    /** The loader for that script, in `static/`, relative to the base path. */
    loader: string;
  };
  /** PostHog: counts page views. */
  pageViews: {variables: Variables};
}

export interface AnalyticsSettings {
  /** Missing unless the deployer has configured the service. */
  community?: {scriptUrl: string};
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
export function readAnalyticsSettings(environment: NodeJS.ProcessEnv, analytics: AnalyticsOptions): AnalyticsSettings {
  const {scriptPath} = analytics.community;
  const community = readService(environment, analytics.community.variables);
  const pageViews = readService(environment, analytics.pageViews.variables);
  return {
    ...(community && {
      community: {scriptUrl: community.host + scriptPath.replace('{siteId}', encodeURIComponent(community.key))},
    }),
    ...(pageViews && {pageViews}),
  };
}

/** Reads a service's key and host, of which a deployer sets both or none. An empty variable counts as unset. */
function readService(environment: NodeJS.ProcessEnv, variables: Variables): PageViewSettings | undefined {
  const [key = '', host = ''] = [variables.key, variables.host].map((name) => environment[name]?.trim());
  if (!key && !host) return undefined;
  if (!key || !host) {
    const [set, missing] = key ? [variables.key, variables.host] : [variables.host, variables.key];
    throw new InputError([`environment: ${set} is set, but ${missing} is missing. Set all of them, or none.`]);
  }
  if (!/^https?:\/\/[^/\s?#]+\/?$/.test(host)) {
    throw new InputError([
      `environment: ${variables.host} is "${host}", which isn't an origin. Write only the scheme and the host: https://example.com.`,
    ]);
  }
  return {key, host: host.replace(/\/$/, '')};
}
