import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {markdownCopies, offlineCopy} from '@docs-kit/takeaway';
import {writeSearchIndex} from '@docs-kit/search/node/build';
import {explorer} from '@docs-kit/explorer';
import {listPages, type Page} from '@docs-kit/base/node/pages';
import {writePolicies} from '@docs-kit/instant/node/content-policy';
import {readServices} from '@docs-kit/instant/node/content-policy/services';
import {inlineStyles} from '@docs-kit/instant/node/critical-styles';
import {Precompressor} from '@docs-kit/site-tools/precompress';
import {recordingPlayer} from '@docs-kit/recordings';
import {site} from './site';
import {offlineCache} from './storage';

/**
 * Post-processes the built pages: inlines each page's styles and policy, writes the search index and all pages as
 * Markdown, adds the API explorer and the player of recordings, and lists all files for offline reading. Meanwhile,
 * threads compress what's final. A single plugin, because Docusaurus runs all plugins' `postBuild` concurrently and most
 * steps need the previous one's files. The development server runs none of it.
 */
export default function postbuildPlugin({baseUrl, siteDir, siteConfig}: LoadContext): Plugin {
  let pages: Page[] = [];
  const cacheDir = (name: string): string => path.join(siteDir, '.cache', name);
  return {
    name: 'postbuild',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      pages = docs ? listPages(docs) : [];
    },
    async postBuild({outDir}) {
      const built = {siteDir, outDir, baseUrl, siteConfig, pages};
      const compressor =
        process.env.PRECOMPRESS === '0' ? undefined : await Precompressor.open(outDir, cacheDir('precompressed'));
      compressor?.add((name) => !name.endsWith('.html'));
      inlineStyles(outDir, baseUrl);
      writePolicies(outDir, readServices(process.env));
      compressor?.add();
      await writeSearchIndex(pages, outDir);
      await markdownCopies({
        about: `${site.tagline}. The archived documentation of the Dagger Engine ${site.version}.`,
        sections: [
          {title: 'Later releases', route: 'next'},
          {title: 'TypeScript reference', route: 'reference/typescript'},
        ],
      }).run(built);
      // After the steps for pages, because these two documents have their own policies and styles.
      await explorer({version: site.version, styles: ['src/css/tokens.css', 'src/css/code.css']}).run(built);
      await recordingPlayer().run(built);
      compressor?.add();
      await offlineCopy({cacheName: offlineCache}).run(built);
      compressor?.add();
      await compressor?.finish();
    },
  };
}
