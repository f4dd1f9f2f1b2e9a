import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeOffline} from '../offline/build';
import {writeSearchIndex} from '../search/build';
import {writeExplorer} from '../explorer/build';
import {listPages, type Page} from '../search/build/pages';
import {writePolicies} from './content-policy';
import {readServices} from './content-policy/services';
import {inlineStyles} from './critical-styles';
import {writeMarkdown} from './markdown';
import {writePrecompressed} from './precompress';
import {writePlayer} from '../recordings/player';

/**
 * Post-processes the built pages: writes the search index and the guides as Markdown, inlines each page's styles and
 * policy, adds the API explorer and the player of recordings, compresses all files, and lists them for offline reading.
 * A single plugin, because Docusaurus runs all plugins' `postBuild` concurrently and each step needs the previous one's
 * files. The development server runs none of it.
 */
export default function postbuildPlugin({baseUrl, siteDir}: LoadContext): Plugin {
  let pages: Page[] = [];
  const cacheDir = (name: string): string => path.join(siteDir, '.cache', name);
  return {
    name: 'postbuild',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      pages = docs ? listPages(docs) : [];
    },
    async postBuild({outDir}) {
      writeSearchIndex(pages, outDir);
      writeMarkdown(pages, outDir);
      inlineStyles(outDir, baseUrl);
      writePolicies(outDir, readServices(process.env));
      // After the steps for pages, because these two documents have their own policies and styles.
      writeExplorer(siteDir, outDir, baseUrl);
      writePlayer(outDir, siteDir, baseUrl);
      const writeLast = (sent?: number): string[] => writeOffline(outDir, siteDir, sent);
      if (process.env.PRECOMPRESS === '0') writeLast();
      else await writePrecompressed(outDir, cacheDir('precompressed'), writeLast);
    },
  };
}
