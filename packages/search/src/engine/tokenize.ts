import {memoize} from '@docs-kit/base/memoize';
import stopWordLines from './words/stop-words.json';
import weakWordLines from './words/weak-words.json';

/** Tokenizes, normalizes and lightly stems texts, titles and queries. Shared by the build and the browser. */

/** Stop words, including contractions as `tokenize` normalizes them. */
const stopWords = new Set(stopWordLines.flatMap((line) => line.split(' ')));

/**
 * Words that questions contain besides their subject. They have a lower weight rather than none, because some pages are
 * about them.
 */
const weakWords = new Set(weakWordLines.flatMap((line) => line.split(' ')));

/** Splits a text into lower-case words; `withExec`, `with-exec` and `with_exec` give `with` and `exec`. */
export function split(text: string): string[] {
  return (
    text
      .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Whether a word or its base form is a stop word. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word) || (/(?:ing|ed|s)$/.test(word) && stopWords.has(stem(word)));
}

/** Removes stop words, unless there are no others; keeps `go`, which is a language in titles. */
export function telling(words: readonly string[]): readonly string[] {
  const found = words.filter((word) => !isStopWord(word) || word === 'go');
  return found.length > 0 ? found : words;
}

/** The words of a title or question without stop words and punctuation, for comparison. */
export function titleKey(text: string): string {
  return split(text.replace(/['’]/g, ''))
    .filter((word) => !isStopWord(word))
    .join(' ');
}

/** Whether a word has a lower weight in questions. */
export function isWeak(word: string): boolean {
  return weakWords.has(word);
}

/**
 * Stems an English word in lower case: `caching`, `caches` and `cache` share a stem, and so do `install` and
 * `installation`.
 */
export const stem = memoize((word) => {
  let root = word;
  if (root.length > 4) {
    root = root.replace(/ies$/, 'y').replace(/(ss|x|z|ch|sh)es$/, '$1');
    root = root.replace(/([^suie])s$/, '$1').replace(/([ei])s$/, '$1');
  } else if (root.length === 4) {
    root = root.replace(/([^sui])s$/, '$1');
  }
  if (root.length > 5) {
    root = root.replace(/([a-z]{3,})ations?$/, '$1').replace(/([a-z]{3,})(?:ing|ed)$/, '$1');
    root = root.replace(/([bdgmnprt])\1$/, '$1');
  }
  return root.length > 4 ? root.replace(/e$/, '') : root;
});

/** Matches a word with the punctuation that joins its parts: `with-exec`, `package.json`, `don't`. */
export const written = /[\p{L}\p{N}_]+(?:[-.'][\p{L}\p{N}_]+)*/gu;

/** A word without its punctuation, in lower case: `package.json` gives `packagejson`. */
export const joined = (word: string): string => word.replace(/[^\p{L}\p{N}_]+/gu, '').toLowerCase();

const formsOf = memoize((word) =>
  [...new Set([...[word, ...word.split('.')].map(joined), ...split(word)])].filter(Boolean),
);

/**
 * All forms in which a reader may write each word of a text, in lower case, with repetitions: `Container.withExec`
 * gives `containerwithexec`, `container`, `withexec`, `with` and `exec`.
 */
export function tokenize(text: string): string[] {
  return (text.match(written) ?? []).flatMap(formsOf);
}

/** The pairs of adjacent words of a text, stemmed, except those of two stop words. */
export function bigrams(text: string): Set<string> {
  const words = split(text);
  return new Set(
    words.slice(1).flatMap((word, index) => {
      const before = words[index] ?? '';
      return isStopWord(before) && isStopWord(word) ? [] : [`${stem(before)} ${stem(word)}`];
    }),
  );
}
