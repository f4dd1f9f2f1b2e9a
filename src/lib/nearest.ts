/** The number of single-character edits that turn `a` into `b`. */
function distance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [row, left] of Array.from(a).entries()) {
    const current = [row + 1];
    for (const [column, right] of Array.from(b).entries()) {
      current.push(
        Math.min(
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (previous[column] ?? 0) + (left === right ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** The candidate that `word` was most likely meant to be, ignoring case; undefined where none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: {candidate: string; edits: number} | undefined;
  for (const candidate of candidates) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits <= Math.max(2, word.length / 3) && (!best || edits < best.edits)) {
      best = {candidate, edits};
    }
  }
  return best?.candidate;
}
