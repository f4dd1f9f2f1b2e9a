import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

/** What only the build reads of the configuration. */
const buildOnly = new Set([
  'clientModules',
  'customFields',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
]);

/** What only components read that no page shows: the highlighter and the blog. */
const unusedThemeConfig = new Set(['blog', 'prism']);

/** The framework's files of settings that a browser reads in their lean form, by the module names of the framework. */
export type SettingsFiles = Record<'@generated/docusaurus.config$' | '@generated/site-metadata$', string>;

function without(object: object, names: ReadonlySet<string>): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.has(name)));
}

/** Writes the configuration as components read it, and says nothing of the plugins and their versions. */
export function writeSettings({
  siteConfig,
  generatedFilesDir,
}: Pick<LoadContext, 'siteConfig' | 'generatedFilesDir'>): SettingsFiles {
  const write = (file: string, value: object): string => {
    writeFileSync(path.join(generatedFilesDir, file), JSON.stringify(value));
    return path.join(generatedFilesDir, file);
  };
  return {
    '@generated/docusaurus.config$': write('docusaurus.config.browser.json', {
      ...without(siteConfig, buildOnly),
      future: {experimental_router: siteConfig.future.experimental_router},
      themeConfig: without(siteConfig.themeConfig, unusedThemeConfig),
    }),
    '@generated/site-metadata$': write('site-metadata.browser.json', {}),
  };
}
