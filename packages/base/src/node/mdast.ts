import type {Node, Nodes} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {Place} from './error';

/** The position of a node in its page. */
export function placeOf(file: {path: string}, node: Node): Place {
  return {file: file.path, line: node.position?.start.line ?? 1};
}

/** Whether a node is a directive of this name, on its own line or not. */
export function isDirective(node: Nodes, name: string): node is Directives {
  return /^(?:leaf|text|container)Directive$/.test(node.type) && (node as Directives).name === name;
}
