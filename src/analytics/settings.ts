import {analytics} from '../config/analytics';
import {InputError} from '../lib/error';

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
 * Reads both services' keys from the build environment. An empty variable counts as unset.
 *
 * @throws InputError with one line for each service whose settings are incomplete or malformed
 */
export function readAnalyticsSettings(environment: NodeJS.ProcessEnv): AnalyticsSettings {
  const {community, pageViews} = analytics;
  const problems: string[] = [];
  const communityPair = readPair(environment, community.siteIdVariable, community.hostVariable, problems);
  const pageViewPair = readPair(environment, pageViews.keyVariable, pageViews.hostVariable, problems);
  if (problems.length > 0) {
    throw new InputError(problems);
  }
  return {
    ...(communityPair && {
      community: {
        scriptUrl: communityPair.host + community.scriptPath.replace('{siteId}', encodeURIComponent(communityPair.key)),
      },
    }),
    ...(pageViewPair && {pageViews: pageViewPair}),
  };
}

function readPair(
  environment: NodeJS.ProcessEnv,
  keyVariable: string,
  hostVariable: string,
  problems: string[],
): PageViewSettings | undefined {
  const key = environment[keyVariable]?.trim();
  const host = environment[hostVariable]?.trim();
  if (!key && !host) {
    return undefined;
  }
  if (!key || !host) {
    const [present, missing] = key ? [keyVariable, hostVariable] : [hostVariable, keyVariable];
    problems.push(`environment: ${present} is set, but ${missing} isn't. Set both, or neither to leave it off.`);
    return undefined;
  }
  if (!/^https?:\/\/[^/\s?#]+\/?$/.test(host)) {
    problems.push(
      `environment: ${hostVariable} is "${host}", which isn't an origin. Write only the scheme and the host: https://example.com.`,
    );
    return undefined;
  }
  return {key, host: host.replace(/\/$/, '')};
}
