import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle} from '../lib/bundle';
import {speculationRules} from './speculation';

/** The site's settings that the script depends on. */
type ColourMode = Pick<ThemeConfig['colorMode'], 'defaultMode' | 'respectPrefersColorScheme'>;

/** The settings, serialised for the pages' scripts. */
export const definitions = (colourMode: ColourMode): Record<string, string> => ({
  DEFAULT_MODE: JSON.stringify(colourMode.defaultMode),
  RESPECT_SYSTEM: JSON.stringify(colourMode.respectPrefersColorScheme),
});

/** Bundles `src/prehydration/` as an inline script. */
export function bundlePrehydration(siteDir: string, colourMode: ColourMode): string {
  return bundle(path.join(siteDir, 'src/prehydration/index.ts'), definitions(colourMode));
}

/** Adds the inline script and the speculation rules to every page's head. */
export default function prehydrationPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'prehydration',
    getPathsToWatch: () => [path.join(siteDir, 'src/prehydration/**/*.ts')],
    injectHtmlTags() {
      const {colorMode} = siteConfig.themeConfig as ThemeConfig;
      return {
        headTags: [
          {tagName: 'script', innerHTML: bundlePrehydration(siteDir, colorMode)},
          {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules},
        ],
      };
    },
  };
}
