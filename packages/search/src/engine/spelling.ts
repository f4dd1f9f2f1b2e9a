import {editDistance} from '@docs-kit/base/edit-distance';
import {stem} from './tokenize';

/** Shorter words have too many neighbours, and are rarely misspelt. */
const minLength = 5;
/** Words of this length may contain two errors. */
const longEnough = 9;

/**
 * Finds words of a vocabulary that a misspelt word may stand for, best first: those with the fewest errors, then those
 * with the same length, then in order of the vocabulary. Long words may contain two errors.
 */
export function corrections(word: string, vocabulary: readonly string[]): string[] {
  if (word.length < minLength) return [];

  const maxErrors = word.length < longEnough ? 1 : 2;
  return vocabulary
    .filter((candidate) => candidate.length >= minLength - 1 && Math.abs(candidate.length - word.length) <= maxErrors)
    .map((candidate) => {
      const errors = Math.min(editDistance(word, candidate), editDistance(word, stem(candidate)) + 0.25);
      return {candidate, errors, cost: errors + (candidate.length === word.length ? 0 : 1)};
    })
    .filter(({errors}) => errors < 2 || errors <= maxErrors)
    .sort((a, b) => Math.floor(a.errors) - Math.floor(b.errors) || a.cost - b.cost)
    .map(({candidate}) => candidate);
}
