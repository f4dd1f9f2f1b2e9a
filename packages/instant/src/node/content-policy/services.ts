import {readAnalyticsSettings} from '@docs-kit/analytics/node/settings';
import {searchDialog} from '../../../../../src/config/search-dialog';
import {readSearchSettings} from '@docs-kit/search/node/settings';

/** The other hosts that pages may connect to, as origins: `https://eu.i.posthog.com`. */
export interface Services {
  scripts: string[];
  connections: string[];
}

/** Algolia's client tries these hosts in turn. */
const algoliaHosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

/**
 * The services that the deployer has enabled; empty without environment variables.
 *
 * @throws InputError if a service's settings are incomplete or malformed
 */
export function readServices(environment: NodeJS.ProcessEnv): Services {
  const {community, pageViews} = readAnalyticsSettings(environment);
  const scripts = community ? [new URL(community.scriptUrl).origin] : [];
  const usesAlgolia = readSearchSettings(environment).appId !== searchDialog.embeddedApp;
  return {
    scripts,
    connections: [...scripts, ...(pageViews ? [pageViews.host] : []), ...(usesAlgolia ? algoliaHosts : [])],
  };
}
