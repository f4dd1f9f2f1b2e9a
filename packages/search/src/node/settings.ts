import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import type {Services} from '@docs-kit/instant/node/content-policy';
import {readTogether} from '@docs-kit/base/node/environment';
import {embeddedApp} from '../options';

/**
 * Search uses the index that's built with the site, unless the deployer sets all three variables at build time. Then the
 * same dialog queries Algolia.
 */
const variables = {appId: 'ALGOLIA_APP_ID', apiKey: 'ALGOLIA_API_KEY', indexName: 'ALGOLIA_INDEX_NAME'};

/** Algolia's client tries these hosts in turn. */
const algoliaHosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

/**
 * Reads the search backend from the build environment: Algolia if all three variables are set, otherwise the embedded
 * index.
 *
 * @param storageName `dialog.storageName` of the plugin's options
 * @returns `themeConfig.algolia`, which makes the preset add search
 * @throws InputError with one line if only some of the variables are set
 */
export function readSearchSettings(
  environment: NodeJS.ProcessEnv,
  storageName: string,
): NonNullable<UserThemeConfig['algolia']> {
  return {
    ...(readTogether(environment, variables) ?? {appId: embeddedApp, apiKey: embeddedApp, indexName: storageName}),
    contextualSearch: false,
    searchPagePath: false,
  };
}

/**
 * The other hosts that pages with this search connect to, as origins; empty without Algolia's variables.
 *
 * @throws InputError with one line if only some of the variables are set
 */
export function searchServices(environment: NodeJS.ProcessEnv): Services {
  return {scripts: [], connections: readTogether(environment, variables) ? algoliaHosts : []};
}
