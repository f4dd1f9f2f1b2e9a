import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {definePlugin} from '@docs-kit/base/node/plugin';
import {speculationRules} from '../speculation';
import {bundleHeadScript, type HeadSettings} from './head-script';
import {closeGap} from './patches/breakpoint';
import {leanBundle} from './patches/lean-bundle';
import {replacementRules} from './patches/replacements';

export {contentPolicy, type Services} from './content-policy';
export {criticalStyles} from './critical-styles';
export {template} from './patches/template';

/** Those of `HeadSettings` that don't follow from the site's configuration. */
export type InstantOptions = Omit<HeadSettings, 'baseUrl' | 'colourMode'>;

/**
 * Pages that answer before React runs: the script in each page's head, a lean bundle, and the framework's patches that
 * both depend on (`patches/README.md`).
 */
function instantPlugin(context: LoadContext, options: InstantOptions): Plugin {
  const {baseUrl, siteConfig} = context;
  const browser = path.join(__dirname, '../browser');
  return {
    name: 'docs-kit-instant',
    getPathsToWatch: () => [path.join(browser, '**/*.ts')],
    getClientModules: () => [path.join(browser, 'root.ts')],
    injectHtmlTags() {
      const {colorMode} = siteConfig.themeConfig as ThemeConfig;
      return {
        headTags: [
          {tagName: 'script', innerHTML: bundleHeadScript({baseUrl, colourMode: colorMode, ...options})},
          {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: speculationRules},
        ],
      };
    },
    // The minifier adds the few prefixes that our browsers need, so there's no PostCSS configuration to look for, and the
    // framework's first loader isn't needed: it compiles styles for browsers older than ours.
    configurePostCss: ({plugins, ...rest}) => ({
      ...rest,
      config: false,
      plugins: [
        ...plugins.filter((plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env'))),
        closeGap,
      ],
    }),
    configureWebpack(_config, isServer) {
      const {module, ...lean} = isServer ? {} : leanBundle(context);
      return {...lean, module: {rules: [...(module?.rules ?? []), ...replacementRules]}};
    },
  };
}

const text = Joi.string().required();

const schema = Joi.object<InstantOptions>({
  tabGroups: Joi.array()
    .items(
      Joi.object({
        group: text.pattern(/^[a-z]+$/),
        choices: Joi.array()
          .items(Joi.object({id: text}).unknown())
          .min(2)
          .required(),
        inAddress: Joi.boolean(),
      }).unknown(),
    )
    .required(),
  versions: Joi.object().pattern(Joi.string(), Joi.string()).required(),
});

export default definePlugin(instantPlugin, schema);
