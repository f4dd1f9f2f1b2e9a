import type {ThemeConfigAlgolia} from '@docusaurus/theme-search-algolia';
import {afterEach, describe, expect, test, vi} from 'vitest';

// Each test loads the full configuration, possibly on a busy machine.
vi.setConfig({testTimeout: 20_000});

/** The theme's function that validates and completes a configuration, called as Docusaurus does. */
interface SearchTheme {
  validateThemeConfig(context: {
    validate: (schema: {validate(value: unknown): {value: unknown; error?: Error}}, value: unknown) => unknown;
    themeConfig: unknown;
  }): {algolia: ThemeConfigAlgolia};
}

/** The site's configuration after the theme has completed it. */
async function configured(environment: Record<string, string>): Promise<ThemeConfigAlgolia> {
  for (const name of ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'])
    vi.stubEnv(name, environment[name] ?? '');

  vi.resetModules();
  const {default: config} = await import('../../../docusaurus.config');
  const theme = (await import('@docusaurus/theme-search-algolia')) as unknown as SearchTheme;
  const validate: Parameters<SearchTheme['validateThemeConfig']>[0]['validate'] = (schema, value) => {
    const result = schema.validate(value);
    if (result.error) throw result.error;

    return result.value;
  };
  // The theme validates only its own part.
  return theme.validateThemeConfig({validate, themeConfig: {algolia: config.themeConfig.algolia}}).algolia;
}

afterEach(() => vi.unstubAllEnvs());

describe('search in the site’s configuration', () => {
  test('is embedded without variables, without a search page, filters and agents', async () => {
    expect(await configured({})).toEqual({
      appId: 'embedded',
      apiKey: 'embedded',
      indexName: 'dagger-0.18',
      contextualSearch: false,
      searchPagePath: false,
      searchParameters: {},
    });
  });

  test('is Algolia’s with all variables', async () => {
    const algolia = await configured({ALGOLIA_APP_ID: 'A1', ALGOLIA_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'docs'});
    expect(algolia).toMatchObject({appId: 'A1', apiKey: 'k', indexName: 'docs', contextualSearch: false});
  });

  test('fails the build if it’s incomplete', async () => {
    await expect(configured({ALGOLIA_APP_ID: 'A1'})).rejects.toThrow(/^environment: ALGOLIA_APP_ID is set, but/);
  });
});
