import type {Node, Root} from 'mdast';
import type {VFile} from 'vfile';

/** Reports each problem of a page: where it is, what's wrong, and how to fix it. */
export type Rule = (tree: Root, file: VFile, report: (node: Node, what: string, fix: string) => void) => void;
