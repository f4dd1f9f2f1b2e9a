import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundle} from '../lib/bundle';
import {speculationRules} from './speculation';

/** The site's settings that the script depends on. */
type ColourMode = Pick<ThemeConfig['colorMode'], 'defaultMode' | 'respectPrefersColorScheme'>;

/** The settings as the scripts of pages have them. */
export const definitions = (colourMode: ColourMode): Record<string, string> => ({
  DEFAULT_MODE: JSON.stringify(colourMode.defaultMode),
  RESPECT_SYSTEM: JSON.stringify(colourMode.respectPrefersColorScheme),
});

/** Bundles the script of `src/prehydration/`, as it stands in every page. */
export function bundlePrehydration(siteDir: string, colourMode: ColourMode): string {
  return bundle(path.join(siteDir, 'src/prehydration/index.ts'), definitions(colourMode));
}

/** Puts the script and the rules for links into the head of every page. */
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
