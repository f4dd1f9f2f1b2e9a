import {synonyms} from './synonyms';
import {forms, isStopWord, stem, written} from './words';

/** A word of a query. */
export interface Term {
  /** As it is looked up in the index: letters, digits and underscores, in lower case. */
  text: string;
  stem: string;
  /** The last word, which the reader may not have finished. */
  open: boolean;
  /** Other words for the same. */
  others: string[];
  /** Their stems. */
  also: string[];
}

export interface Query {
  raw: string;
  terms: Term[];
  /** The words as they were typed, without the spaces between them. */
  tokens: string[];
}

/** More words than this make a query no clearer; pasted messages have many. */
const mostTerms = 12;

/** What readers write for something that the pages call by another name. */
const phrases: [RegExp, string][] = [
  [/\benv(ironment)? ?vars?\b|\benvvars?\b/gi, 'environment variable'],
  [/\benvs\b/gi, 'environment variables'],
  [/\bk8s\b/gi, 'kubernetes'],
  [/\bgha\b/gi, 'github actions'],
  [/\bci ?\/ ?cd\b/gi, 'ci'],
  [/\brepos?\b/gi, 'repository'],
  [/\bauth\b/gi, 'authentication'],
  [/\bargs?\b/gi, 'arguments'],
  [/\bparams?\b/gi, 'parameter'],
  [/\bconfigs?\b/gi, 'configuration'],
  [/\bdirs?\b/gi, 'directory'],
  [/\bfuncs?\b/gi, 'function'],
  [/\bdeps?\b/gi, 'dependencies'],
  [/\bdocs\b/gi, 'documentation'],
  [/\bdb\b/gi, 'database'],
  [/\bjs\b/gi, 'javascript'],
  [/\bts\b/gi, 'typescript'],
  [/\bpy\b/gi, 'python'],
  [/\bgolang\b/gi, 'go'],
  [/\bvscode\b/gi, 'vs code'],
  [/\benums?\b/gi, 'enumeration'],
];

/**
 * Reads a query: words that say nothing are left out, unless there are no others. `dagger.json` is one word and so is
 * `with-exec`; the index joins them in the same way.
 */
export function readQuery(raw: string): Query {
  const trimmed = raw.trim();
  let text = trimmed;
  for (const [pattern, replacement] of phrases) {
    text = text.replace(pattern, replacement);
  }
  const words = (text.match(written) ?? []).map((word) => word.replace(/[^\p{L}\p{N}_]+/gu, '').toLowerCase());
  const last = words.at(-1);
  const finished = last === undefined || /[^\p{L}\p{N}_]$/u.test(raw);
  const telling = words.filter(
    (word, index) => !isStopWord(word) || (index === words.length - 1 && words.length === 1),
  );
  const chosen = [...new Set(telling.length > 0 ? telling : words)].slice(0, mostTerms);
  return {
    raw: trimmed,
    terms: chosen.map((word) => readTerm(word, !finished && word === last)),
    tokens: trimmed.split(/\s+/).filter(Boolean),
  };
}

/** @param open true where the reader may go on writing the word */
export function readTerm(text: string, open = false): Term {
  const own = stem(text);
  const others = synonyms(own);
  return {text, stem: own, open, others, also: others.map(stem)};
}

/** The stems of a title or a label, with those of names as a whole: `withExec` gives `with`, `exec` and `withexec`. */
export function titleStems(title: string): string[] {
  return [...new Set(forms(title).map(stem))];
}
