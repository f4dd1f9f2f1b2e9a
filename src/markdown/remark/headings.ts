import type {Heading, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Rule} from './rule';

/** The level of a heading in Markdown (`## Title`) or JSX (`<h2>`); undefined for other nodes. */
function levelOf(node: Nodes): number | undefined {
  if (node.type === 'heading') return node.depth;
  const [, level] = 'name' in node ? (/^h([1-6])$/.exec(node.name ?? '') ?? []) : [];
  return level === undefined ? undefined : Number(level);
}

/** A heading's own id, which is a comment at its end, with a hash before it. */
function idOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}

/**
 * Reports headings that don't fit the table of contents: h4 and below, an h1 beside the title, an empty one, and a second
 * one with the same id. A page that hides its title renders its own h1.
 */
export const headings: Rule = (tree, file, report) => {
  const {hide_title: hidesTitle = false} = (file.data.frontMatter ?? {}) as {hide_title?: boolean};
  let hasTitle = !hidesTitle;
  const ids = new Set<string>();
  visit(tree, (node) => {
    const level = levelOf(node);
    if (level === 1 && hasTitle)
      report(node, 'this heading is an h1, which the title already is', 'Make it an h2, or remove it');

    hasTitle ||= level === 1;
    if (level !== undefined && level > 3) report(node, `this heading is an h${level}`, 'Use h2 and h3 only');
    if (node.type === 'heading' && node.children.length === 0)
      report(node, 'this heading is empty', 'Write it, or remove it');

    const id = node.type === 'heading' ? idOf(node) : undefined;
    if (id === undefined) return;
    if (ids.has(id)) report(node, `another heading has the id "${id}"`, 'Links would lead to that one: choose another');
    ids.add(id);
  });
};
