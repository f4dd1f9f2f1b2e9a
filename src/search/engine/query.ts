import {synonyms} from './synonyms';
import {isStopWord, stem, written} from './tokenize';

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

/** Maps readers' expressions to the terms that pages use. */
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
  [/\bgolang\b/gi, 'Go'],
  [/\bvscode\b/gi, 'vs code'],
  [/\benums?\b/gi, 'enumeration'],
  [/\bnode(js|\.js)\b/gi, 'node'],
  [/\bmulti[- ]?arch(itecture)?\b/gi, 'several platforms'],
  [/\b(giv(e|es|ing)|gets?|send(s|ing)?|hand(s|ing)?) back\b/gi, 'return'],
  [/\bhand(s|ing)? (in|over)\b/gi, 'pass'],
  [/\bopt(s|ing)?[- ]out\b/gi, 'turn off'],
  [/\bgets? rid of\b/gi, 'remove'],
  [/\blog(s|ged|ging)?[- ]?in(to)?\b|\bsign(s|ed|ing)?[- ]?in\b/gi, 'login'],
  [/\b(at the same time|at once|side by side|concurrently|simultaneously)\b/gi, 'parallel'],
  [/\bout of memory\b|\boom([- ]?killed)?\b/gi, 'memory killed'],
  [/\bnon[- ]root\b/gi, 'unprivileged'],
  [/\b(some(body|one)|other people|another person)( else)?['’]?s?\b/gi, 'somebody'],
  [/\bbest practices?\b/gi, 'good practice'],
  [/\b(hot|live)[- ]?reload\b/gi, 'watch'],
  [/\bpull requests?\b|\bprs?\b/gi, 'pull request'],
  [/\bcode ?base\b/gi, 'source'],
  [/\b(keyboard |key )?shortcuts?\b|\bkey ?bindings?\b|\bhot ?keys?\b/gi, 'keys'],
];

/**
 * Parses a query. Stop words are removed unless there are no other words. `dagger.json` is one word, and so is
 * `with-exec`; the index joins them in the same way.
 */
export function readQuery(raw: string): Query {
  const trimmed = raw.trim();
  let text = trimmed;
  for (const [pattern, replacement] of phrases) {
    text = text.replace(pattern, replacement);
  }
  const words = (text.match(written) ?? []).map((word) =>
    // The language; only the capital distinguishes it from the verb.
    word === 'Go' ? word : word.replace(/[^\p{L}\p{N}_]+/gu, '').toLowerCase(),
  );
  const last = words.at(-1);
  const finished = last === undefined || /[^\p{L}\p{N}_]$/u.test(raw);
  const telling = words.filter(
    (word, index) => !isStopWord(word) || (index === words.length - 1 && words.length === 1),
  );
  const chosen = [...new Set(telling.length > 0 ? telling : words)].slice(0, maxTerms);
  return {
    raw: trimmed,
    terms: chosen.map((word) => readTerm(word.toLowerCase(), !finished && word === last)),
    tokens: trimmed.split(/\s+/).filter(Boolean),
  };
}

/** @param open true if the word may be unfinished */
export function readTerm(text: string, open = false): Term {
  const own = stem(text);
  return {text, stem: own, open, synonyms: synonyms(own).map(stem)};
}
