import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {IndexedPage} from '../matching/addresses';

/**
 * Writes the list of all pages, from which the not-found page suggests some:
 * `@generated/page-index/default/pages.json`, an array of `IndexedPage`.
 */
export default function pageIndexPlugin(): Plugin {
  return {
    name: 'page-index',
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
