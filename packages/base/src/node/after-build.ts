import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {noteModules} from './licences';
import {definePlugin} from './plugin';
import {listPages, type Page} from './pages';

/** The site that a step completes. */
export interface BuiltSite {
  siteDir: string;
  /** The folder of the built site. */
  outDir: string;
  /** With slashes at both ends: `/docs/`. */
  baseUrl: string;
  siteConfig: DocusaurusConfig;
  /** All pages of all versions, sorted by address. */
  pages: readonly Page[];
}

/** A feature's part in completing the built site. It reads and writes files in `outDir`. */
export type AfterBuildStep = (site: BuiltSite) => void | Promise<void>;

/**
 * Runs steps in order when all pages have been rendered. A single plugin, because Docusaurus runs all plugins' `postBuild`
 * concurrently and most steps need the previous one's files. The development server runs none of them.
 */
function afterBuildPlugin(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  {steps}: {steps: readonly AfterBuildStep[]},
): Plugin {
  let pages: Page[] = [];
  return {
    name: 'docs-kit-after-build',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      pages = docs ? listPages(docs) : [];
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [noteModules]}),
    async postBuild({outDir}) {
      for (const step of steps) await step({siteDir, outDir, baseUrl, siteConfig, pages});
    },
  };
}

export default definePlugin(
  afterBuildPlugin,
  Joi.object({steps: Joi.array().items(Joi.function().required()).required()}),
);
