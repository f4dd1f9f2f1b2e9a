import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import analyticsPlugin, {analyticsServices} from '@docs-kit/analytics';
import afterBuildPlugin, {eachPage, inOrder, sideBySide} from '@docs-kit/base/node/after-build';
import {licences} from '@docs-kit/base/node/licences';
import referencePlugin from '@docs-kit/dagger/reference';
import {explorer} from '@docs-kit/explorer';
import instantPlugin, {contentPolicy, criticalStyles, template} from '@docs-kit/instant';
import docsPlugin from '@docs-kit/instant/node/docs';
import recordingsPlugin, {recordingPlayer} from '@docs-kit/recordings';
import samplesPlugin from '@docs-kit/samples';
import searchPlugin, {searchIndex} from '@docs-kit/search';
import {markdownCopies} from '@docs-kit/takeaway';
import * as site from './src/config';
import * as markdown from './src/markdown';

const config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  headTags: site.headTags,
  ssrTemplate: template,
  noIndex: true,
  baseUrlIssueBanner: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter: markdown.parseFrontMatter,
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
    '@docusaurus/plugin-css-cascade-layers',
    // Before the packages, whose components replace its own.
    ['@docusaurus/theme-classic', site.theme],
    markdown.pageChecks,
    site.announcementCheck,
    analyticsPlugin,
    [searchPlugin, site.search],
    recordingsPlugin,
    [samplesPlugin, site.samples],
    [instantPlugin, site.instant],
    [referencePlugin, {config: site.reference}],
    [
      docsPlugin,
      {
        ...site.versions,
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        breadcrumbs: false,
        beforeDefaultRemarkPlugins: markdown.beforeDefaultRemarkPlugins,
        remarkPlugins: markdown.remarkPlugins,
        rehypePlugins: markdown.rehypePlugins,
      } satisfies DocsOptions,
    ],
    [
      afterBuildPlugin,
      {
        folders: ['explorer'],
        steps: [
          sideBySide(
            markdownCopies(site.markdownCopies),
            inOrder(
              eachPage(criticalStyles, contentPolicy(analyticsServices(process.env))),
              searchIndex(site.search),
              // After the steps for pages: these two documents have their own policies and styles.
              explorer(site.explorer),
              recordingPlayer,
              licences,
            ),
          ),
        ],
      },
    ],
  ],

  themeConfig: {
    announcementBar: site.announcement,
    colorMode: site.colourMode,
    docs: {versionPersistence: 'localStorage'},
    footer: site.footer(process.env),
    image: 'img/social-card.png',
    navbar: site.navbar,
    prism: site.highlighting,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  } satisfies UserThemeConfig,
} satisfies Config;

export default config;
