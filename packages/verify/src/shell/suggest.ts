import {editDistance} from '@docs-kit/base/edit-distance';
import {nearest} from '@docs-kit/base/nearest';

/** ` Did you mean "with-exec"?` for the end of a sentence; empty if no candidate is close. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const found = nearest(name, candidates);
  return found === undefined ? '' : ` Did you mean "${found}"?`;
}

/**
 * The name that a word misspells by one letter, or by two that swapped places. Plurals and words like short names don't
 * count, because they may be meant.
 */
export function misspelt(word: string, names: Iterable<string>): string | undefined {
  for (const name of names) if (name.length >= 5 && word !== `${name}s` && editDistance(word, name) === 1) return name;

  return undefined;
}
