/** A sidebar as it stands in its file; only what names a page is looked at. */
export type SidebarSource = unknown;

/**
 * Checks that every page that a sidebar names exists.
 *
 * @param filePath as it stands in the messages: `sidebars.ts`
 * @param source the text of the file, to find the line
 * @param sidebars what the file declares
 * @param pageIds the ids of all pages of that version: `api/secrets`
 * @param isGenerated tells the ids of pages that do not exist before the build
 * @returns one line a problem: `path:line: what is wrong. How to fix it.`
 */
export function checkSidebars(
  filePath: string,
  source: string,
  sidebars: SidebarSource,
  pageIds: ReadonlySet<string>,
  isGenerated: (id: string) => boolean,
): string[] {
  const missing = [...new Set(namedPages(sidebars))].filter((id) => !pageIds.has(id) && !isGenerated(id));
  const lines = source.split('\n');
  return missing.map((id) => {
    const line =
      Math.max(
        lines.findIndex((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`)),
        0,
      ) + 1;
    return `${filePath}:${line}: the sidebar names "${id}", but there is no such page. Write the page, or remove the entry.`;
  });
}

function namedPages(node: SidebarSource): string[] {
  if (typeof node === 'string') {
    return [node];
  }
  if (Array.isArray(node)) {
    return node.flatMap(namedPages);
  }
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const item = node as {type?: unknown; id?: unknown; items?: unknown; link?: unknown};
  switch (item.type) {
    case 'doc':
    case 'ref':
      return typeof item.id === 'string' ? [item.id] : [];
    case 'category':
      return [...namedPages(item.link), ...namedPages(item.items)];
    case undefined:
      // The map of sidebars, or the short form of a category: {label: [items]}.
      return Object.values(node).flatMap(namedPages);
    default:
      return [];
  }
}
