import {fold} from '@docs-kit/base/names';
import type {Named} from './lookup';
import type {Postings} from './postings';
import {type Query, readTerm, type Term} from './query';
import {type Match, parameters} from './score';
import type {SiteIndex} from './site-index';
import {corrections} from './spelling';
import type {Index} from './term-index';
import {isStopWord, joined, split, stem, written} from './tokenize';

/** Shorter prefixes match too many words. */
const minPrefixLength = 3;
/** The weight of words that start with an unfinished one, and how many of them are looked up. */
const prefixWeight = 0.4;
const maxExpansions = 3;

/** A term's matches, and how it was corrected. */
interface Found {
  matches: Match[];
  corrected?: [word: string, correction: string];
}

/**
 * Looks up a query's terms, and corrects those that don't occur on any page.
 *
 * @param exact whether nothing is corrected
 * @returns the matches, and the corrected query
 */
export async function matchTerms(
  site: SiteIndex,
  index: Index,
  {raw, terms}: Query,
  named: readonly Named[],
  exact: boolean,
): Promise<{matches: Match[]; raw: string}> {
  const isNamed = named.some(({certainty}) => certainty > 0.8);
  const found = await Promise.all(
    terms.map(async (term): Promise<Found> => {
      const own = await match(site, index, term);
      if (own.postings.size > 0 || site.common.has(term.stem) || site.titled.has(term.stem) || isNamed || exact)
        return {matches: [own]};

      const source = raw.match(written)?.find((word) => joined(word) === term.text) ?? term.text;
      const isName = /\p{Ll}\p{Lu}|_|^\p{Lu}\w+\./u.test(source);
      const vocabulary = [...site.titleWords, ...(await index.vocabulary())].filter((word) =>
        /^\p{L}{4,}$/u.test(word),
      );
      const longer = term.open ? vocabulary.find((word) => word.startsWith(term.text)) : undefined;
      const known = isName ? [...site.api.keys(), ...vocabulary] : vocabulary;
      const correction = longer === undefined ? corrections(fold(term.text), known)[0] : undefined;
      const instead = longer ?? correction;
      const words = instead === undefined ? partsOf(source) : [instead];
      const others = await Promise.all(words.map((word) => match(site, index, readTerm(word))));
      return {
        matches: others.length > 0 ? others : [own],
        // Another form of a known word isn't an error: `installer`.
        ...(correction !== undefined &&
          !isForm(term.text, correction) && {corrected: [source, isName ? nameOf(site, correction) : correction]}),
      };
    }),
  );
  return {
    matches: found.flatMap(({matches}) => matches),
    raw: found.reduce((text, {corrected}) => (corrected ? text.replace(...corrected) : text), raw),
  };
}

/**
 * Looks up a term, and if it's unfinished, the words that start with it. If it isn't a word, its most frequent
 * completion takes its place.
 */
async function match(site: SiteIndex, index: Index, asked: Term): Promise<Match> {
  const term = withSynonyms(site, asked);
  const isPrefix = term.open && term.text.length >= minPrefixLength && !site.common.has(term.stem);
  const completions = isPrefix
    ? [
        ...[...site.common].filter((root) => root.startsWith(term.text)),
        ...(await index.expand(term.text, maxExpansions)),
      ]
    : [];
  const isWord = site.titled.has(term.stem) || term.synonyms.length > 0 || (await index.postings(term.stem)).size > 0;
  const completion = isWord ? undefined : completions.shift();
  const chosen =
    completion === undefined ? term : {...withSynonyms(site, readTerm(completion)), text: term.text, open: true};
  const stems: Match['stems'] = [
    ...completions.map((root): [string, number] => [root, prefixWeight]),
    [chosen.stem, 1],
  ];
  return {
    term: chosen,
    // Synonyms only count in titles and descriptions: in texts, they're rarely about the reader's subject.
    stems: [...chosen.synonyms.map((root): [string, number] => [root, parameters.synonym]), ...stems],
    postings: await mergeStems(stems, index),
  };
}

/** Adds the site's own synonyms. */
function withSynonyms({synonyms}: SiteIndex, term: Term): Term {
  return {...term, synonyms: [...new Set([...term.synonyms, ...(synonyms.get(term.stem) ?? [])])]};
}

/** Merges the postings of several stems; a record's highest weighted frequency counts. */
async function mergeStems(stems: Match['stems'], index: Index): Promise<Postings> {
  const merged = new Map<number, number>();
  for (const [found, weight] of await Promise.all(
    stems.map(async ([root, w]) => [await index.postings(root), w] as const),
  ))
    for (const [record, frequency] of found) merged.set(record, Math.max(merged.get(record) ?? 0, weight * frequency));

  return merged;
}

/** Whether a word is made from another, as `installer` is from `install`. */
function isForm(word: string, other: string): boolean {
  const root = stem(other);
  return word.startsWith(root) && /^(?:able|al|ed|er|ers|ing|ive|ly|ment|or|s)$/.test(word.slice(root.length));
}

/** The parts of a compound word, such as `example.com`; empty for other words. */
function partsOf(word: string): string[] {
  const parts = split(word).filter((part) => !isStopWord(part));
  return parts.length < 2 ? [] : parts;
}

/** A name of the API in its spelling: `Container.withExec` for `containerwithexec`; other words as they are. */
function nameOf({api}: SiteIndex, folded: string): string {
  const section = api.get(folded)?.[0]?.section;
  if (!section) return folded;
  return fold(section.title) === folded ? section.title : `${section.page.title}.${section.title}`;
}
