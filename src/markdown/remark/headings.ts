import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {ContentError} from '@docs-kit/base/node/error';
import {placeOf} from '@docs-kit/base/node/mdast';

/** The level of a heading in Markdown (`## Title`) or JSX (`<h2>`); undefined for other nodes. */
function levelOf(node: Nodes): number | undefined {
  if (node.type === 'heading') return node.depth;
  const [, level] = 'name' in node ? (/^h([1-6])$/.exec(node.name ?? '') ?? []) : [];
  return level === undefined ? undefined : Number(level);
}

/**
 * Rejects headings that don't fit the table of contents: h4 and below, and an h1 beside the title. A page that hides
 * its title renders its own h1.
 *
 * @throws {ContentError} from the transformer, at the first one
 */
export function headings(): Transformer<Root> {
  return (tree, file) => {
    const {hide_title: hidesTitle = false} = (file.data.frontMatter ?? {}) as {hide_title?: boolean};
    let hasTitle = !hidesTitle;
    visit(tree, (node) => {
      const level = levelOf(node);
      if (level === 1 && hasTitle) {
        const fix = 'Make it an h2, or remove it';
        throw new ContentError(placeOf(file, node), 'this heading is an h1, which the title already is', fix);
      }
      hasTitle ||= level === 1;
      if (level !== undefined && level > 3) {
        throw new ContentError(placeOf(file, node), `this heading is an h${level}`, 'Use h2 and h3 only');
      }
    });
  };
}
