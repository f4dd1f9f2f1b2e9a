import groups from './words/synonyms.json';
import {stem} from './tokenize';

/** Stems with their synonyms: words that readers of technical documentation use for each other. */
const related = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(' ');
  for (const word of words) {
    const known = related.get(stem(word)) ?? new Set();
    words.filter((other) => stem(other) !== stem(word)).forEach((other) => known.add(other));
    related.set(stem(word), known);
  }
}

/** The synonyms of a stem. */
export function synonyms(wordStem: string): string[] {
  return [...(related.get(wordStem) ?? [])];
}
