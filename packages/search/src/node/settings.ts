import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {readTogether} from '@docs-kit/base/node/environment';
import {embeddedApp} from '../embedded';

/** The environment variables that a deployer sets to search Algolia instead of the site's own index. */
const variables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
};

/** Algolia's client tries these hosts in turn. */
const algoliaHosts = ['https://*.algolia.net', 'https://*.algolianet.com'];

/**
 * Reads the search backend from the build environment: Algolia if all three variables are set, otherwise the embedded
 * index.
 *
 * @param storageName part of the storage keys for recent and favourite pages in the embedded search
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

/** The hosts that search connects to, for the content policy; none unless the deployer has set Algolia's variables. */
export function searchServices(environment: NodeJS.ProcessEnv): {scripts: string[]; connections: string[]} {
  return {scripts: [], connections: readTogether(environment, variables) ? algoliaHosts : []};
}
