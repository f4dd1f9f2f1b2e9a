import type {UserThemeConfig} from '@docusaurus/theme-search-algolia';
import {searchDialog} from '../config/search-dialog';
import {InputError} from '../lib/error';

/**
 * Reads the search backend from the build environment: Algolia if all three variables are set, otherwise the embedded
 * index. An empty variable counts as unset.
 *
 * @returns `themeConfig.algolia`, which makes the preset add search
 * @throws InputError with one line if only some of the variables are set
 */
export function readSearchSettings(environment: NodeJS.ProcessEnv): NonNullable<UserThemeConfig['algolia']> {
  const read = (variable: string) => environment[variable]?.trim() ?? '';
  const appId = read(searchDialog.variables.appId);
  const apiKey = read(searchDialog.variables.apiKey);
  const indexName = read(searchDialog.variables.indexName);
  const names = Object.values(searchDialog.variables);
  const missing = names.filter((name) => read(name) === '');
  if (missing.length > 0 && missing.length < names.length) {
    const present = names.filter((name) => !missing.includes(name));
    throw new InputError([
      `environment: ${listed(present)} set, but ${listed(missing)} missing. Set all three to use Algolia, or none to use the site's own index.`,
    ]);
  }
  return {
    ...(missing.length === 0
      ? {appId, apiKey, indexName}
      : {appId: searchDialog.embeddedApp, apiKey: searchDialog.embeddedApp, indexName: searchDialog.embeddedIndex}),
    contextualSearch: false,
    searchPagePath: false,
  };
}

function listed(names: readonly string[]): string {
  return `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'}`;
}
