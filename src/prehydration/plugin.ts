import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {speculationRules} from './speculation';

/** What the site's `browserslist` means in esbuild's words. */
export const target = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

/** The site's settings that the script depends on. */
type ColourMode = Pick<ThemeConfig['colorMode'], 'defaultMode' | 'respectPrefersColorScheme'>;

/** Bundles the script of `src/prehydration/`, as it stands in every page. */
export function bundlePrehydration(siteDir: string, colourMode: ColourMode): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(siteDir, 'src/prehydration/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    target,
    define: {
      DEFAULT_MODE: JSON.stringify(colourMode.defaultMode),
      RESPECT_SYSTEM: JSON.stringify(colourMode.respectPrefersColorScheme),
    },
  });
  return outputFiles[0]?.text ?? '';
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
