import {visit} from 'unist-util-visit';
import type {Rule} from './rule';

/** Reports footnotes without a text, whose marks would stay on the page, and texts without a mark, which would vanish. */
export const footnotes: Rule = (tree, _file, report) => {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({identifier}) => void used.add(identifier));
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition' && !used.has(node.identifier))
      report(node, `no text refers to the footnote "${node.identifier}"`, `Write [^${node.identifier}], or remove it`);

    const [mark] = node.type === 'text' ? (/\[\^[^\]\s]+\]/.exec(node.value) ?? []) : [];
    if (mark !== undefined)
      report(node, `the footnote ${mark} doesn't exist`, `Add ${mark}: and its text, or remove it`);
  });
};
