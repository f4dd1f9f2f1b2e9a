/** The parts of a sidebar item that can name a page. */
export type SidebarSource = unknown;

export interface SidebarPage {
  /** As shown in messages: `docs/api/secrets.mdx`. */
  file: string;
  /** `api/secrets` */
  id: string;
  /** Whether a sidebar must list it. */
  listed: boolean;
}

/**
 * Checks that sidebars name only existing pages, and list every page.
 *
 * @param filePath as shown in messages: `sidebars.ts`
 * @param source the file's text, to find the line
 * @param sidebars the file's content
 * @param pages all handwritten pages of the version
 * @param isGenerated whether an id belongs to a page that's generated during the build
 * @returns one line for each problem: `path:line: what is wrong. How to fix it.`
 */
export function checkSidebars(
  filePath: string,
  source: string,
  sidebars: SidebarSource,
  pages: readonly SidebarPage[],
  isGenerated: (id: string) => boolean,
): string[] {
  const named = new Set(namedPages(sidebars));
  const known = new Set(pages.map(({id}) => id));
  const missing = [...named].filter((id) => !known.has(id) && !isGenerated(id));
  const lines = source.split('\n');
  const withoutPage = missing.map((id) => {
    const line =
      Math.max(
        lines.findIndex((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`)),
        0,
      ) + 1;
    return `${filePath}:${line}: the sidebar lists "${id}", but that page doesn't exist. Write the page, or remove the entry.`;
  });
  const withoutEntry = pages
    .filter(({id, listed}) => listed && !named.has(id))
    .map(
      ({file, id}) =>
        `${file}:1: no sidebar has this page. Add "${id}" to ${filePath}, or \`displayed_sidebar: null\` to its front matter.`,
    );
  return [...withoutPage, ...withoutEntry];
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
