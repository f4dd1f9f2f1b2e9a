import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItems = LoadedVersion['sidebars'][string];

/** A page of the built site. */
export interface Page {
  /** The address, with the base path. */
  path: string;
  title: string;
  description: string;
  /** The labels of its sidebar categories, outermost first. */
  groups: string[];
}

/** All pages of all versions, sorted by address. */
export function listPages(content: LoadedContent): Page[] {
  return content.loadedVersions
    .flatMap((version) => {
      const groups = new Map(Object.values(version.sidebars).flatMap((items) => groupsIn(items, [])));
      return version.docs
        .filter((doc) => !doc.unlisted)
        .map(({id, permalink, title, description}) => ({
          path: permalink,
          title,
          description,
          groups: groups.get(id) ?? [],
        }));
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function groupsIn(items: SidebarItems, groups: string[]): [id: string, groups: string[]][] {
  return items.flatMap((item): [string, string[]][] => {
    switch (item.type) {
      case 'doc':
      case 'ref':
        return [[item.id, groups]];
      case 'category': {
        const inside = groupsIn(item.items, [...groups, item.label]);
        return item.link?.type === 'doc' ? [[item.link.id, groups], ...inside] : inside;
      }
      default:
        return [];
    }
  });
}
