import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {searchDialog} from '../../../../src/config/search-dialog';
import {readTogether} from '@docs-kit/base/node/environment';

/**
 * Reads the search backend from the build environment: Algolia if all three variables are set, otherwise the embedded
 * index.
 *
 * @returns `themeConfig.algolia`, which makes the preset add search
 * @throws InputError with one line if only some of the variables are set
 */
export function readSearchSettings(environment: NodeJS.ProcessEnv): NonNullable<UserThemeConfig['algolia']> {
  const {variables, embeddedApp, embeddedIndex} = searchDialog;
  return {
    ...(readTogether(environment, variables) ?? {appId: embeddedApp, apiKey: embeddedApp, indexName: embeddedIndex}),
    contextualSearch: false,
    searchPagePath: false,
  };
}
