import {distance} from 'fastest-levenshtein';

/** The candidate closest to a misspelt `word`, ignoring case; undefined if none is close. */
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
