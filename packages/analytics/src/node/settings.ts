import {readTogether} from '@docs-kit/base/node/environment';
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

function readService(environment: NodeJS.ProcessEnv, variables: Variables): PageViewSettings | undefined {
  const found = readTogether(environment, variables);
  if (found && !/^https?:\/\/[^/\s?#]+\/?$/.test(found.host)) {
    throw new InputError([
      `environment: ${variables.host} is "${found.host}", which isn't an origin. Write only the scheme and the host: https://example.com.`,
    ]);
  }
  return found && {...found, host: found.host.replace(/\/$/, '')};
}
