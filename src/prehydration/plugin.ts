import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';

/** What the site's `browserslist` means in esbuild's words. */
const target = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];

/** For readers without scripts: every language's panel below its label, no dead buttons, the sidebar also on small screens. */
const noScriptStyles = [
  '[role=tablist],.code-buttons,.navbar__toggle,[class*=toggleButton]{display:none!important}',
  '[role=tabpanel]{display:block!important;margin-bottom:1rem!important}',
  '[role=tabpanel]::before{content:attr(aria-label);display:block;font-weight:600;margin-bottom:.5rem}',
].join('');

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

/** Puts the script into the head of every page. */
export default function prehydrationPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'prehydration',
    getPathsToWatch: () => [path.join(siteDir, 'src/prehydration/**/*.ts')],
    injectHtmlTags() {
      const {colorMode} = siteConfig.themeConfig as ThemeConfig;
      return {
        headTags: [
          {tagName: 'script', innerHTML: bundlePrehydration(siteDir, colorMode)},
          {tagName: 'noscript', innerHTML: `<style>${noScriptStyles}</style>`},
        ],
      };
    },
  };
}
