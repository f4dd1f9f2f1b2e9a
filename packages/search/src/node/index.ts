import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {asPlugin} from '@docs-kit/base/node/plugin';
import type {IndexedPage} from '../matching/addresses';
import type {DialogOptions, SearchOptions} from '../options';

export type {DialogOptions, IndexOptions, SearchOptions, SearchRoutes} from '../options';
export {searchIndex} from './search-index';

/**
 * Replaces the theme's search bar, and writes data for browser code: the dialog's options, and the list of all pages,
 * from which a not-found page can suggest some: `@generated/docs-kit-search/default/pages.json`, an array of
 * `IndexedPage`.
 */
function searchPlugin(_: LoadContext, {dialog}: SearchOptions): Plugin {
  return {
    name: 'docs-kit-search',
    getThemePath: () => path.resolve(__dirname, '../browser/theme'),
    async contentLoaded({actions}) {
      await actions.createData('options.json', dialog satisfies DialogOptions);
    },
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const pages = (docs?.loadedVersions ?? []).flatMap(indexVersion);
      await actions.createData('pages.json', pages satisfies IndexedPage[]);
    },
  };
}

function indexVersion(version: LoadedVersion): IndexedPage[] {
  return version.docs.filter((doc) => !doc.unlisted).map(({permalink, title}) => ({path: permalink, title}));
}

export default asPlugin(searchPlugin);
