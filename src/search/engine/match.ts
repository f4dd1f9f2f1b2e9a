import type {Named} from './lookup';
import type {Postings} from './postings';
import {type Query, readTerm, type Term} from './query';
import {type Match, parameters} from './score';
import type {SiteIndex} from './site-index';
import {corrections} from './spelling';
import type {TermIndex} from './term-index';
import {isStopWord, split} from './tokenize';

/** Shorter prefixes match too many words. */
const minPrefixLength = 3;
/** The weight of words that start with an unfinished one, and how many of them are looked up. */
const prefixWeight = 0.4;
const maxExpansions = 3;
/** Synonyms are looked up in texts only if no text has the word itself. */
const synonymWeight = 0.3;
const maxSynonyms = 6;
type Find = (stem: string) => Promise<Postings>;

/**
 * Looks up a query's terms, and corrects those that don't occur on any page.
 *
 * @returns the matches, and the corrected query
 */
export async function matchTerms(
  site: SiteIndex,
  index: TermIndex,
  {raw, terms, tokens}: Query,
  named: readonly Named[],
  find: Find,
): Promise<{matches: Match[]; raw: string}> {
  let corrected = raw;
  const isNamed = named.some(({certainty}) => certainty > 0.8);
  const found = await Promise.all(
    terms.map(async (term): Promise<Match[]> => {
      const own = await match(site, index, term, find);
      if (own.postings.size > 0 || site.common.has(term.stem) || site.titled.has(term.stem) || isNamed) {
        return [own];
      }
      const vocabulary = [...site.titleWords, ...(await index.vocabulary())].filter((word) =>
        /^\p{L}{4,}$/u.test(word),
      );
      const longer = term.open ? vocabulary.filter((word) => word.startsWith(term.text)) : [];
      const [correction] = longer.length > 0 ? [] : corrections(term.text, vocabulary);
      if (correction !== undefined) {
        corrected = corrected.replace(new RegExp(`\\b${term.text}\\b`, 'i'), correction);
      }
      const instead =
        correction !== undefined
          ? [correction]
          : longer.length > 0
            ? [longer[0] ?? '']
            : (partsOf(tokens, term) ?? halves(term.text, vocabulary) ?? []);
      return instead.length > 0 ? Promise.all(instead.map((word) => match(site, index, readTerm(word), find))) : [own];
    }),
  );
  return {matches: found.flat(), raw: corrected};
}

/**
 * Looks up a term and the words that start with it if it's unfinished, and its synonyms if no text has it. If the
 * unfinished word isn't a word, its most frequent completion takes its place.
 */
async function match(site: SiteIndex, index: TermIndex, term: Term, find: Find): Promise<Match> {
  const isPrefix = term.open && term.text.length >= minPrefixLength && !site.common.has(term.stem);
  const completions = isPrefix
    ? [
        ...[...site.common].filter((root) => root.startsWith(term.text)),
        ...(await index.expand(term.text, maxExpansions)),
      ]
    : [];
  const [completion] = completions;
  if (completion !== undefined && !site.titled.has(term.stem) && (await find(term.stem)).size === 0) {
    return lookUpStems(site, {...readTerm(completion), text: term.text, open: true}, completions.slice(1), find);
  }
  return lookUpStems(site, term, completions, find);
}

async function lookUpStems(site: SiteIndex, term: Term, longer: readonly string[], find: Find): Promise<Match> {
  const own: Match['stems'] = [...longer.map((root): [string, number] => [root, prefixWeight]), [term.stem, 1]];
  const postings = await mergeStems(own, find);
  const others = term.synonyms.slice(0, maxSynonyms).map((root): [string, number] => [root, synonymWeight]);
  return {
    term,
    stems: [...term.synonyms.map((root): [string, number] => [root, parameters.synonym]), ...own],
    postings: postings.size > 0 || site.common.has(term.stem) ? postings : await mergeStems(others, find),
  };
}

/** Merges the postings of several stems; a record's highest weighted frequency counts. */
async function mergeStems(stems: readonly [stem: string, weight: number][], find: Find): Promise<Postings> {
  const merged = new Map<number, number>();
  for (const [found, weight] of await Promise.all(stems.map(async ([root, w]) => [await find(root), w] as const))) {
    for (const [record, frequency] of found) {
      merged.set(record, Math.max(merged.get(record) ?? 0, weight * frequency));
    }
  }
  return merged;
}

/** The parts of a compound word, such as a path or `example.com`. */
function partsOf(tokens: readonly string[], term: Term): string[] | undefined {
  const source = tokens.find((token) => token.replace(/[^\p{L}\p{N}_]+/gu, '').toLowerCase() === term.text);
  const parts = split(source ?? '').filter((part) => !isStopWord(part));
  return parts.length < 2 ? undefined : parts;
}

/** Splits a word into two known ones: `lockfile` gives `lock` and `file`. */
function halves(word: string, vocabulary: readonly string[]): string[] | undefined {
  const known = new Set(vocabulary);
  return Array.from({length: Math.max(0, word.length - 7)}, (_, start) => [
    word.slice(0, start + 4),
    word.slice(start + 4),
  ]).find((pair) => pair.every((half) => known.has(half)));
}
