import type {Node} from 'mdast';

/** A part of a text, as 0-based offsets; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** What a part of a text is replaced by. */
export interface Edit extends Span {
  text: string;
}

/** Where a node stands in its source; undefined for a node without position, or without node. */
export function spanOf(node: Node | undefined): Span | undefined {
  const start = node?.position?.start.offset;
  const end = node?.position?.end.offset;
  return start === undefined || end === undefined ? undefined : {start, end};
}

/** Applies edits in any order; one that begins within an earlier one is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < done) continue;
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
