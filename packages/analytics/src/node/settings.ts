import {analytics} from '../../../../src/config/analytics';
import {readTogether} from '@docs-kit/base/node/environment';
import {InputError} from '@docs-kit/base/node/error';

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
export function readAnalyticsSettings(environment: NodeJS.ProcessEnv): AnalyticsSettings {
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

function readService(
  environment: NodeJS.ProcessEnv,
  variables: Record<keyof PageViewSettings, string>,
): PageViewSettings | undefined {
  const found = readTogether(environment, variables);
  if (found && !/^https?:\/\/[^/\s?#]+\/?$/.test(found.host)) {
    throw new InputError([
      `environment: ${variables.host} is "${found.host}", which isn't an origin. Write only the scheme and the host: https://example.com.`,
    ]);
  }
  return found && {...found, host: found.host.replace(/\/$/, '')};
}
