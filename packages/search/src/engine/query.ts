import phraseRows from './words/phrases.json';
import synonymGroups from './words/synonyms.json';
import {isStopWord, joined, stem, written} from './tokenize';

/** A word of a query. */
export interface Term {
  /** As in the index: letters, digits and underscores, in lower case. */
  text: string;
  stem: string;
  /** Whether it's the last word and may be unfinished. */
  open: boolean;
  /** The stems of synonyms. */
  synonyms: string[];
}

export interface Query {
  raw: string;
  terms: Term[];
  /** The query split at white space. */
  tokens: string[];
}

/** More words don't make a query clearer; pasted messages have many. */
const maxTerms = 12;

/** Maps abbreviations to the terms that pages use. */
const phrases = phraseRows.map(([pattern = '', replacement = '']) => [new RegExp(pattern, 'gi'), replacement] as const);

/** Stems with the stems of their synonyms: words that readers of technical documentation use for each other. */
const synonyms = readSynonyms(synonymGroups);

/** Maps stems to the stems of their synonyms, from groups of words separated by spaces. */
export function readSynonyms(groups: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const group of groups) {
    const roots = group.split(' ').map(stem);
    for (const root of roots)
      found.set(root, new Set([...(found.get(root) ?? []), ...roots.filter((other) => other !== root)]));
  }
  return found;
}

/**
 * Parses a query. Stop words are removed unless there are no other words. `package.json` is one word, and so is
 * `with-exec`; the index joins them in the same way.
 */
export function readQuery(raw: string): Query {
  const trimmed = raw.trim();
  let text = trimmed;
  for (const [pattern, replacement] of phrases) text = text.replace(pattern, replacement);

  const words = (text.match(written) ?? []).map((word) =>
    // The language; only the capital distinguishes it from the verb.
    word === 'Go' ? word : joined(word),
  );
  const last = words.at(-1);
  const finished = last === undefined || /[^\p{L}\p{N}_]$/u.test(raw);
  const subject = words.filter((word) => !isStopWord(word));
  const chosen = [...new Set(subject.length > 0 ? subject : words)].slice(0, maxTerms);
  return {
    raw: trimmed,
    terms: chosen.map((word) => readTerm(word.toLowerCase(), !finished && word === last)),
    tokens: trimmed.split(/\s+/).filter(Boolean),
  };
}

/** @param open true if the word may be unfinished */
export function readTerm(text: string, open = false): Term {
  const own = stem(text);
  return {text, stem: own, open, synonyms: [...(synonyms.get(own) ?? [])]};
}
