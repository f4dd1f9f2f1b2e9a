import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {IndexedPage} from '../matching/addresses';

/** All listed pages of all versions, from which the not-found page suggests some. */
export function indexPages(docs: LoadedContent | undefined): IndexedPage[] {
  return (docs?.loadedVersions ?? []).flatMap(indexVersion);
}

function indexVersion(version: LoadedVersion): IndexedPage[] {
  return version.docs.filter((doc) => !doc.unlisted).map(({permalink, title}) => ({path: permalink, title}));
}
