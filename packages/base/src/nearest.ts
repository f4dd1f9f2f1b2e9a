import {editDistance} from './edit-distance';

/** How alike two words are: the share of letters that needn't change, from 0 to 1. */
export function likeness(a: string, b: string): number {
  return 1 - editDistance(a, b) / Math.max(a.length, b.length);
}

/**
 * The candidates most similar to a misspelt `word`, ignoring case, best first.
 *
 * @param least those that are less alike are similar by chance
 */
export function closest(word: string, candidates: Iterable<string>, limit: number, least = 0.6): string[] {
  const wanted = word.toLowerCase();
  return Array.from(candidates, (candidate) => ({candidate, alike: likeness(wanted, candidate.toLowerCase())}))
    .filter(({alike}) => alike >= least)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, limit)
    .map(({candidate}) => candidate);
}

/** The candidate closest to a misspelt `word`, ignoring case; undefined if none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return closest(word, candidates, 1)[0];
}
