import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './src/config/announcement';
import {colourMode} from './src/config/colour-mode';
import {head} from './src/config/head';
import {highlighting} from './src/config/highlighting';
import {tabGroups} from './src/config/languages';
import {navbar} from './src/config/navbar';
import {reference} from './src/config/reference';
import {site} from './src/config/site';
import {template} from '@docs-kit/instant/node/patches/template';
import {versions} from './src/config/versions';
import analyticsPlugin from '@docs-kit/analytics/node';
import postbuildPlugin from './src/config/after-build';
import prehydrationPlugin from '@docs-kit/instant/node/head-script';
import leanBundlePlugin from '@docs-kit/instant/node/patches/lean-bundle';
import {readFooter} from './src/config/repository';
import type {RecordingsOptions} from '@docs-kit/recordings';
import type {SamplesOptions} from '@docs-kit/samples';
import * as markdown from './src/markdown';
import pageChecksPlugin from './src/markdown/page-checks';
import pageIndexPlugin from '@docs-kit/search/node/page-index';
import docsPlugin from '@docs-kit/instant/node/patches/docs';
import breakpointPlugin from '@docs-kit/instant/node/patches/breakpoint';
import docsearchPlugin from '@docs-kit/instant/node/patches/docsearch';
import replacementsPlugin from '@docs-kit/instant/node/patches/replacements';
import {readSearchSettings} from '@docs-kit/search/node/settings';
import type {TakeawayOptions} from '@docs-kit/takeaway';
import {offlineCache} from './src/config/storage';

const config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  headTags: head,
  ssrTemplate: template,
  noIndex: true,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter: markdown.parseFrontMatter,
    preprocessor: markdown.preprocessor,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {
    faster: true,
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      fasterByDefault: true,
      // Off, because it renames the storage key `theme`.
      siteStorageNamespacing: false,
      mdx1CompatDisabledByDefault: true,
    },
  },

  plugins: [
    pageChecksPlugin,
    pageIndexPlugin,
    analyticsPlugin,
    ['@docs-kit/recordings', {} satisfies RecordingsOptions],
    ['@docs-kit/samples', {tabGroups, highlighting} satisfies SamplesOptions],
    prehydrationPlugin,
    leanBundlePlugin,
    ['@docs-kit/dagger/reference', {config: reference}],
    [
      docsPlugin,
      {
        ...versions,
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        breadcrumbs: false,
        beforeDefaultRemarkPlugins: markdown.beforeDefaultRemarkPlugins,
        remarkPlugins: markdown.remarkPlugins,
        rehypePlugins: markdown.rehypePlugins,
      } satisfies DocsOptions,
    ],
    docsearchPlugin,
    breakpointPlugin,
    replacementsPlugin,
    ['@docs-kit/takeaway', {cacheName: offlineCache} satisfies TakeawayOptions],
    postbuildPlugin,
  ],
  clientModules: [
    require.resolve('@docs-kit/instant/browser/root'),
    require.resolve('@docs-kit/instant/browser/image-zoom/image-zoom'),
  ],

  presets: [
    [
      'classic',
      {
        // The plugin stands above, in the site's own form.
        docs: false,
        blog: false,
        pages: false,
        sitemap: false,
        theme: {
          customCss: ['./src/css/custom.css', './src/css/code.css', './src/css/tabs.css', './src/css/api.css'],
        },
      } satisfies Preset.Options,
    ],
  ],

  themeConfig: {
    algolia: readSearchSettings(process.env),
    announcementBar: announcement,
    colorMode: colourMode,
    docs: {versionPersistence: 'localStorage'},
    footer: readFooter(process.env),
    image: 'img/social-card.png',
    navbar,
    prism: highlighting,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies Preset.ThemeConfig,
} satisfies Config;

export default config;
