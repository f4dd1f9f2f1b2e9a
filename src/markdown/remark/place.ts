import type {Node} from 'mdast';
import type {Place} from '../../lib/error';

/** The position of a node in its page. */
export function placeOf(file: {path: string}, node: Node): Place {
  return {file: file.path, line: node.position?.start.line ?? 1};
}
