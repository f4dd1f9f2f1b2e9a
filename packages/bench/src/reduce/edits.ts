import type {Node} from 'mdast';

/** A range in a text, as 0-based offsets; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A replacement for a range. */
export interface Edit extends Span {
  text: string;
}

/** The range of a node in its source; undefined if there's no node or position. */
export function spanOf(node: Node | undefined): Span | undefined {
  const start = node?.position?.start.offset;
  const end = node?.position?.end.offset;
  return start === undefined || end === undefined ? undefined : {start, end};
}

/** Applies edits in any order; an edit that overlaps an earlier one is ignored. */
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
