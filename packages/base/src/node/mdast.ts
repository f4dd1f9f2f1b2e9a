import type {Node, Nodes, Parents, Root} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Place} from './error';

export {toString as textOf} from 'mdast-util-to-string';

/** The position of a node in its page. */
export function placeOf(file: {path: string}, node: Pick<Node, 'position'>): Place {
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

/** A line of a page, with its 1-based number. */
export interface PageLine {
  line: number;
  content: string;
}

/** The opening line of a fence, in lists and quotations, too. */
const opening = /^[\s>]*(?:[-*+\d.)]+\s+)?(`{3,}|~{3,})([^`]*)$/;

/** A page's lines outside fences, and the opening lines of its fences; the last one may not be closed. */
export function splitFences(text: string): {prose: PageLine[]; fences: PageLine[]; unclosed: PageLine | undefined} {
  const prose: PageLine[] = [];
  const fences: PageLine[] = [];
  let open: {line: PageLine; marks: string} | undefined;
  for (const [index, content] of text.split('\n').entries()) {
    const line = {line: index + 1, content};
    if (open) {
      const end = content.replace(/^[\s>]*/, '').trimEnd();
      if (end.startsWith(open.marks) && end === open.marks[0]?.repeat(end.length)) open = undefined;
      continue;
    }
    const [, marks] = opening.exec(content) ?? [];
    if (marks) {
      open = {line, marks};
      fences.push(line);
    } else {
      prose.push(line);
    }
  }
  return {prose, fences, unclosed: open?.line};
}

const parser = unified().use(remarkParse).use(remarkDirective).freeze();

/**
 * The attributes of the directives that have a line of a page to themselves, without parsing the rest: for a site's
 * pages, MDX takes seconds.
 *
 * @returns the directives, each with its 1-based line in the page, and its attributes as strings
 */
export function directiveLines(
  text: string,
  name: string,
): {line: number; node: Directives; attributes: Record<string, string>}[] {
  return splitFences(text).prose.flatMap(({line, content}) => {
    if (!content.trimStart().startsWith(`::${name}`)) return [];
    return directivesIn(parser.parse(content.trim()), name).map(({node}) => ({
      line,
      node,
      attributes: Object.fromEntries(Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? ''])),
    }));
  });
}
