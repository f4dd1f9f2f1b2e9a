import type {Node, Nodes, Parents, Root} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Place} from './error';

/** The position of a node in its page. */
export function placeOf(file: {path: string}, node: Node): Place {
  return {file: file.path, line: node.position?.start.line ?? 1};
}

/** Whether a node is a directive of this name, on its own line or not. */
export function isDirective(node: Nodes, name: string): node is Directives {
  return /^(?:leaf|text|container)Directive$/.test(node.type) && (node as Directives).name === name;
}

/** A directive in a tree, and a function that replaces it. */
export interface FoundDirective {
  node: Directives;
  replace: (by: Parents['children'][number]) => void;
}

/** The directives of a name in a page's tree, outermost only, in order: `::sample{…}`, inline and as containers. */
export function directivesIn(tree: Root, name: string): FoundDirective[] {
  const found: FoundDirective[] = [];
  visit(tree, (node, _index, parent) => {
    if (!parent || !isDirective(node, name)) return undefined;
    const children: Nodes[] = parent.children;
    found.push({node, replace: (by) => (children[children.indexOf(node)] = {...by, position: node.position})});
    return SKIP;
  });
  return found;
}

const parser = unified().use(remarkParse).use(remarkDirective).freeze();

/**
 * The attributes of the directives that have a line of a page to themselves, without parsing the rest: for a site's
 * pages, MDX takes seconds.
 *
 * @returns the attributes, each with its 1-based line
 */
export function directiveLines(text: string, name: string): {line: number; attributes: Record<string, string>}[] {
  return text.split('\n').flatMap((content, index) => {
    if (!content.trimStart().startsWith(`::${name}`)) return [];
    return directivesIn(parser.parse(content.trim()), name).map(({node}) => ({
      line: index + 1,
      attributes: Object.fromEntries(Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? ''])),
    }));
  });
}
