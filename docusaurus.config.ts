import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './src/config/announcement';
import {colourMode} from './src/config/colour-mode';
import {head} from './src/config/head';
import {highlighting} from './src/config/highlighting';
import {navbar} from './src/config/navbar';
import {site} from './src/config/site';
import {template} from '@docs-kit/instant/node/patches/template';
import {versions} from './src/config/versions';
import analyticsPlugin from '@docs-kit/analytics/node';
import postbuildPlugin from './src/config/after-build';
import highlightPlugin from '@docs-kit/samples/node/highlight/plugin';
import prehydrationPlugin from '@docs-kit/instant/node/head-script';
import leanBundlePlugin from '@docs-kit/instant/node/patches/lean-bundle';
import {readFooter} from './src/config/repository';
import pageChecksPlugin from './src/markdown/page-checks';
import {parseFrontMatter} from './src/markdown/page-checks/front-matter';
import pageIndexPlugin from '@docs-kit/search/node/page-index';
import referencePlugin from '@docs-kit/dagger/reference';
import docsPlugin from '@docs-kit/instant/node/patches/docs';
import sampleDependenciesPlugin from '@docs-kit/samples/node/dependencies';
import breakpointPlugin from '@docs-kit/instant/node/patches/breakpoint';
import docsearchPlugin from '@docs-kit/instant/node/patches/docsearch';
import replacementsPlugin from '@docs-kit/instant/node/patches/replacements';
import {readSearchSettings} from '@docs-kit/search/node/settings';
import type {ApiModel} from '@docs-kit/dagger/api/types';
import {apiLists} from './src/markdown/rehype/api-lists';
import {codeBlocks} from '@docs-kit/samples/node/rehype/code-blocks';
import {currentPage} from './src/markdown/rehype/current-page';
import {lineBreaks} from './src/markdown/rehype/line-breaks';
import {oldAnchors} from './src/markdown/rehype/old-anchors';
import {stackedTables} from './src/markdown/rehype/stacked-tables';
import {apiLinks} from './src/markdown/remark/api-links';
import {callLinks} from '@docs-kit/samples/node/remark/call-links';
import apiPages from './src/markdown/remark/api-pages';
import {commandPairs} from '@docs-kit/samples/node/remark/command-pairs';
import {headings} from './src/markdown/remark/headings';
import {narrowPictures} from './src/markdown/remark/narrow-pictures';
import {rawAddresses} from './src/markdown/remark/raw-addresses';
import {recordings} from '@docs-kit/recordings/node/remark';
import {samples} from '@docs-kit/samples/node/remark/samples';
import {sdkCommands} from '@docs-kit/samples/node/remark/sdk-commands';
import {version} from './src/markdown/version';
import type {TakeawayOptions} from '@docs-kit/takeaway';
import {offlineCache} from './src/config/storage';

/**
 * The API that pages link to: the reference is of the last 0.18 release, which also has the additions that pages of the
 * version "Next" name. Loaded by the first page that needs it, with the compiler that reads the SDK's declarations.
 */
async function loadModel(): Promise<ApiModel> {
  return (await import('@docs-kit/dagger/api/model')).loadApi('0.18.19');
}

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
    parseFrontMatter,
    preprocessor: version,
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
    sampleDependenciesPlugin,
    highlightPlugin,
    prehydrationPlugin,
    leanBundlePlugin,
    referencePlugin,
    [
      docsPlugin,
      {
        ...versions,
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        breadcrumbs: false,
        beforeDefaultRemarkPlugins: [headings, rawAddresses, samples, sdkCommands, recordings, commandPairs],
        remarkPlugins: [narrowPictures, apiPages, [apiLinks, {loadModel}], [callLinks, {loadModel}]],
        rehypePlugins: [codeBlocks, apiLists, stackedTables, lineBreaks, oldAnchors, currentPage],
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
