import {editDistance} from './edit-distance';

/** How alike two words are: the share of letters that needn't change, from 0 to 1. */
export function likeness(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length);
}

/** The candidate closest to a misspelt `word`, ignoring case; undefined if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  const [best] = Array.from(candidates, (candidate) => ({candidate, alike: likeness(wanted, candidate.toLowerCase())}))
    // Those that are less alike are similar by chance.
    .filter(({alike}) => alike >= 0.6)
    .sort((a, b) => b.alike - a.alike);
  return best?.candidate;
}
