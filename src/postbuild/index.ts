import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeOffline} from '../offline/build';
import {type SearchOptions, writeSearchIndex} from '../search/build';
import {writeExplorer} from '../explorer/build';
import {listPages, type Page} from '../search/build/pages';
import {writePolicies} from './content-policy';
import {readServices} from './content-policy/services';
import {inlineStyles} from './critical-styles';
import {writeMarkdown} from './markdown';
import {writePrecompressed} from './precompress';
import {writePlayer} from '../recordings/player';

/**
 * Finishes the built pages: writes the search index and the guides as Markdown, puts the styles that each page uses and
 * its policy into its head, adds the API explorer and the player of recordings, compresses every file, and lists the files
 * for readers who save the site. One plugin,
 * because Docusaurus runs the `postBuild` of all plugins at the same time and each step needs the
 * files of the one before. None of it happens in the development server.
 */
export default function postbuildPlugin({baseUrl, siteDir}: LoadContext, search: SearchOptions): Plugin {
  let pages: Page[] = [];
  const cacheDir = (name: string): string => path.join(siteDir, '.cache', name);
  return {
    name: 'postbuild',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      pages = docs ? listPages(docs) : [];
    },
    async postBuild({outDir}) {
      writeSearchIndex(pages, {outDir, baseUrl}, search);
      writeMarkdown(pages, outDir, search);
      inlineStyles(outDir, baseUrl);
      writePolicies(outDir, readServices(process.env));
      // After the steps for pages, as these two documents have other policies and styles.
      writeExplorer(siteDir, outDir, baseUrl);
      writePlayer(outDir, siteDir, baseUrl);
      const writeLast = (sent?: number): string[] => writeOffline(outDir, siteDir, sent);
      if (process.env.PRECOMPRESS === '0') writeLast();
      else await writePrecompressed(outDir, cacheDir('precompressed'), writeLast);
    },
  };
}
