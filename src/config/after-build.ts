import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeOffline} from '@docs-kit/takeaway/node/offline';
import {writeSearchIndex} from '@docs-kit/search/node/build';
import {writeExplorer} from '@docs-kit/explorer/node/build';
import {listPages, type Page} from '@docs-kit/base/node/pages';
import {writePolicies} from '@docs-kit/instant/node/content-policy';
import {readServices} from '@docs-kit/instant/node/content-policy/services';
import {inlineStyles} from '@docs-kit/instant/node/critical-styles';
import {writeMarkdown} from '@docs-kit/takeaway/node/markdown';
import {writePlayer} from '@docs-kit/recordings/node/player';

/**
 * Post-processes the built pages: inlines each page's styles and policy, writes the search index and all pages as
 * Markdown, adds the API explorer and the player of recordings, and lists all files for offline reading. A single
 * plugin, because Docusaurus runs all plugins' `postBuild` concurrently and most
 * steps need the previous one's files. The development server runs none of it.
 */
export default function postbuildPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  let pages: Page[] = [];
  return {
    name: 'postbuild',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      pages = docs ? listPages(docs) : [];
    },
    async postBuild({outDir}) {
      inlineStyles(outDir, baseUrl);
      writePolicies(outDir, readServices(process.env));
      await writeSearchIndex(pages, outDir);
      await writeMarkdown(pages, outDir);
      // After the steps for pages, because these two documents have their own policies and styles.
      writeExplorer(siteDir, outDir, baseUrl);
      writePlayer(siteDir, outDir, baseUrl);
      writeOffline(siteDir, outDir);
    },
  };
}
