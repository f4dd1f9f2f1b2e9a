import {type Query, readQuery} from './query';
import type {SiteIndex} from './site-index';
import {fold, stem} from './tokenize';

/** Whether two words differ by one inserted, deleted, replaced or transposed letter. */
export function oneEditApart(a: string, b: string): boolean {
  return a !== b && Math.abs(a.length - b.length) <= 1 && corrected(a, b).some(([left, right]) => left === right);
}

/** The rest of both words after their first difference, for each edit that may correct it. */
function corrected(a: string, b: string): (readonly [a: string, b: string])[] {
  let start = 0;
  while (start < a.length && a[start] === b[start]) {
    start += 1;
  }
  const restA = a.slice(start);
  const restB = b.slice(start);
  return [
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
    [restA.slice(1), restB.slice(1)],
    [`${restA.charAt(1)}${restA.charAt(0)}${restA.slice(2)}`, restB],
  ];
}

/** Shorter words have too many neighbours, and are rarely misspelt. */
const minLength = 5;
/** Words of this length may contain two errors. */
const longEnough = 9;

/**
 * Finds words of a vocabulary that a misspelt word may stand for, best first: those with the same first letter, then
 * those of the same length, then in order of the vocabulary. Long words may contain two errors.
 */
export function corrections(word: string, vocabulary: readonly string[]): string[] {
  if (word.length < minLength) {
    return [];
  }
  const cost = (candidate: string): number =>
    (candidate.startsWith(word.slice(0, 1)) ? 0 : 2) +
    (candidate.length === word.length ? 0 : 1) +
    (oneEditApart(word, candidate) ? 0 : 0.5);
  const candidates = vocabulary.filter((candidate) => candidate.length >= minLength - 1);
  const near = candidates.filter((candidate) => oneEditApart(word, candidate) || oneEditApart(word, stem(candidate)));
  if (near.length > 0 || word.length < longEnough) {
    return near.sort((a, b) => cost(a) - cost(b));
  }
  return candidates
    .filter((candidate) => candidate.startsWith(word.slice(0, 1)) && twoEditsApart(word, candidate))
    .sort((a, b) => cost(a) - cost(b));
}

/** Whether an edit at the first difference leaves words that are one edit apart. */
function twoEditsApart(a: string, b: string): boolean {
  return Math.abs(a.length - b.length) <= 2 && corrected(a, b).some(([left, right]) => oneEditApart(left, right));
}

/** Below this share of common letter pairs, words are similar by chance. */
const minSimilarity = 0.55;

/** The words that share the most letter pairs with a word, best first. */
export function closest(word: string, vocabulary: readonly string[], limit: number): string[] {
  const own = pairs(word);
  return vocabulary
    .map((candidate) => {
      const other = pairs(candidate);
      const shared = [...own].filter((pair) => other.has(pair)).length;
      return {candidate, similarity: (2 * shared) / (own.size + other.size)};
    })
    .filter(({similarity}) => similarity >= minSimilarity)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({candidate}) => candidate);
}

function pairs(word: string): Set<string> {
  return new Set(Array.from(word, (letter, index) => letter + (word[index + 1] ?? ' ')));
}

/** Corrects misspelt API names: `withServiceBindng`. */
export function correctNames({api, definitions}: SiteIndex, query: Query): Query {
  const corrected = query.tokens.map((token, index) => {
    const folded = fold(token);
    const open = query.terms.at(-1)?.open === true && index === query.tokens.length - 1;
    const isName = /^\.?(?:\w*\p{Ll}\p{Lu}\w*|\w+_\w+|\p{Lu}\w+\.\w+)(?:\(.*)?$/u.test(token);
    if (
      !isName ||
      api.has(folded) ||
      definitions.has(token) ||
      (open && [...api.keys()].some((key) => key.startsWith(folded) && key.length > folded.length + 1))
    ) {
      return token;
    }
    const [correction = ''] = corrections(folded, [...api.keys()]);
    const section = api.get(correction)?.[0]?.section;
    if (!section) {
      return token;
    }
    return fold(section.title) === correction ? section.title : `${section.page.title}.${section.title}`;
  });
  const raw = corrected.join(' ');
  return raw === query.tokens.join(' ') ? query : readQuery(raw);
}
