import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {listFiles} from './files';
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

/** A step that takes others in order. */
export const inOrder =
  (...steps: readonly AfterBuildStep[]): AfterBuildStep =>
  async (site) => {
    for (const step of steps) await step(site);
  };

/** A step that takes others at the same time. Only those that run in threads gain by it, so they come first. */
export const sideBySide =
  (...steps: readonly AfterBuildStep[]): AfterBuildStep =>
  async (site) => {
    await Promise.all(steps.map(async (step) => step(site)));
  };

/**
 * Completes a page's HTML.
 *
 * @param html each character is a byte (Latin-1), which is faster to read and search than UTF-8
 * @param name the page's file, relative to the build
 */
export type PageTransform = (html: string, name: string) => string;

/** A step that passes each page through transforms in order. One at a time, so that only one is in memory. */
export const eachPage =
  (...transforms: readonly ((site: BuiltSite) => PageTransform)[]): AfterBuildStep =>
  (site) => {
    const made = transforms.map((transform) => transform(site));
    for (const name of listFiles(site.outDir)) if (name.endsWith('.html')) transformPage(site.outDir, name, made);
  };

/** Passes one page of a build through transforms in order. */
export function transformPage(outDir: string, name: string, transforms: readonly PageTransform[]): void {
  const file = path.join(outDir, name);
  const page = transforms.reduce((html, transform) => transform(html, name), readFileSync(file, 'latin1'));
  // In one go, because a thread may be reading the page: the one for Markdown copies.
  writeFileSync(`${file}.new`, page, 'latin1');
  renameSync(`${file}.new`, file);
}

/** Options of the plugin. */
interface AfterBuildOptions {
  steps: readonly AfterBuildStep[];
  /** Folders whose `index.html` a step writes, so that the development server has them too. */
  folders: readonly string[];
}

/**
 * Runs steps in order when all pages have been rendered. A single plugin, because Docusaurus runs all plugins' `postBuild`
 * concurrently and most steps need the previous one's files. The development server runs none of them: it serves what
 * they wrote in the last build.
 */
function afterBuildPlugin(
  {siteDir, outDir: buildDir, baseUrl, siteConfig}: LoadContext,
  {steps, folders}: AfterBuildOptions,
): Plugin {
  let pages: Page[] = [];
  const lastBuild = [
    // Neither pages nor redirects to their folders, which would hide the pages that are being edited.
    {directory: buildDir, publicPath: baseUrl, watch: false, staticOptions: {index: false, redirect: false}},
    ...folders.map((folder) => ({
      directory: path.join(buildDir, folder),
      publicPath: baseUrl + folder,
      watch: false,
    })),
  ];
  return {
    name: 'docs-kit-after-build',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      pages = docs ? listPages(docs) : [];
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [noteModules], devServer: {static: lastBuild}}),
    async postBuild({outDir}) {
      await inOrder(...steps)({siteDir, outDir, baseUrl, siteConfig, pages});
    },
  };
}

export default definePlugin(
  afterBuildPlugin,
  Joi.object({
    steps: Joi.array().items(Joi.function().required()).required(),
    folders: Joi.array().items(Joi.string()).default([]),
  }),
);
