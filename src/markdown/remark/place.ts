import type {Node} from 'mdast';
import type {Place} from '../../lib/error';

/** Where a node of a page stands. */
export function placeOf(file: {path: string}, node: Node): Place {
  return {file: file.path, line: node.position?.start.line ?? 1};
}
