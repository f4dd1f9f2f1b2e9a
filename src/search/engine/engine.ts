import {memoizeAsync} from '../../lib/memoizeAsync';
import {type Catalogue, readNames} from './catalogue';
import {excerpt, mark} from './excerpt';
import {fetchJson} from './files';
import {lookUp, type Named} from './lookup';
import {type Entry, entryPath, type Names} from './names';
import type {Places} from './postings';
import {loadRest} from './prefetch';
import {type Query, readQuery, readTerm, type Term} from './query';
import {type Occurrences, rank, type Ranked} from './rank';
import {closest, corrections} from './spelling';
import {openIndex, type TextIndex} from './text-index';
import {IndexUnavailable, type Reader, type SearchAnswer, type SearchEngine, type SearchHit} from './types';
import {fold, isStopWord, split, stem} from './words';

/** Fewer letters begin too many words. */
const shortestPrefix = 3;
/** What a word counts that only begins like one that the reader has not finished. */
const begunShare = 0.3;
/** So many words are looked for that begin like an unfinished one. */
const mostBegun = 3;
const mostTerms = 5;
/** What other words for the same count, which are looked for where no text has a word. */
const otherShare = 0.3;
/** So many other words for the same are looked for. */
const mostOthers = 6;
const sdks = new Set(['go', 'python', 'typescript', 'php', 'java']);

interface Loaded {
  catalogue: Catalogue;
  index: TextIndex;
}

/** What loads first: the index, whose files of words may load beside the names. */
interface Opened {
  index: TextIndex;
  names: Promise<Names>;
}

/**
 * The search over the index that `src/search/build` writes.
 *
 * @param baseUrl the base path of the site, with slashes around it
 */
export function createEngine(baseUrl: string): SearchEngine {
  let opening: Promise<Opened> | undefined;
  let loading: Promise<Loaded> | undefined;
  /** True once the names are there. */
  let ready = false;
  let latest = 0;
  /** Ends the query before, whose answer nobody waits for. */
  let overtake = (): void => undefined;
  /** True once the rest of the index is being loaded. */
  let complete = false;

  const open = (): Promise<Opened> => {
    opening ??= openAll(baseUrl);
    return opening;
  };

  const load = (): Promise<Loaded> => {
    loading ??= open()
      .then(async ({index, names}) => {
        const catalogue = readNames(await names);
        ready = true;
        return {index, catalogue};
      })
      .catch((error: unknown) => {
        opening = undefined;
        loading = undefined;
        throw unavailable(error);
      });
    return loading;
  };

  const find = memoizeAsync(async (word: string): Promise<Occurrences> => {
    const {index} = await load();
    return occurrencesAt(await index.find(word));
  });

  /** Words that no text has are looked for by others for the same. */
  const findWithOthers = async (term: Term): Promise<Occurrences> => {
    const own = await find(term.text);
    if (own.size > 0) {
      return own;
    }
    const others = await Promise.all(term.others.slice(0, mostOthers).map(find));
    return merge(others.map((found): [Occurrences, number] => [found, otherShare]));
  };

  const findTerm = async ({catalogue}: Loaded, term: Term): Promise<Occurrences> => {
    if (catalogue.common.has(term.text)) {
      return new Map();
    }
    const whole = await findWithOthers(term);
    if (!term.open || term.text.length < shortestPrefix) {
      return whole;
    }
    const longer = catalogue.words.filter((word) => word.startsWith(term.text) && stem(word) !== term.stem);
    const telling = longer.filter((word) => !catalogue.common.has(word)).sort((a, b) => a.length - b.length);
    const begun = await Promise.all(telling.slice(0, mostBegun).map(find));
    return merge([...begun.map((found): [Occurrences, number] => [found, begunShare]), [whole, 1]]);
  };

  const answer = async (text: string, reader: Reader, isLatest: () => boolean): Promise<SearchAnswer> => {
    const query = readQuery(text);
    if (!ready) {
      void fetchWords(open(), query);
    }
    const loaded = await load();
    if (!isLatest()) {
      return nothing;
    }
    const understood = await understand(loaded, query, (term) => findTerm(loaded, term));
    if (!isLatest() || understood.query.terms.length === 0) {
      return nothing;
    }
    const {found, named} = understood;
    const ranked = rank(loaded.catalogue, understood.query, found, named, sdkOf(understood.query, reader));
    const hits = await Promise.all(ranked.map((hit) => present(loaded.index, hit, understood.query.terms)));
    if (!complete) {
      complete = true;
      void loadRest((wait) => loaded.index.loadAll(wait));
    }
    return {
      hits,
      ...(understood.corrected !== undefined && {corrected: understood.corrected}),
      terms: hits.length > 0 ? [] : nearTerms(loaded.catalogue, understood.query),
    };
  };

  return {
    async warm() {
      await load();
    },
    async search(text, reader = {}) {
      latest += 1;
      const turn = latest;
      overtake();
      const overtaken = new Promise<SearchAnswer>((resolve) => {
        overtake = () => resolve(nothing);
      });
      const answered = answer(text, reader, () => turn === latest).catch((error: unknown) => {
        throw error instanceof IndexUnavailable ? error : unavailable(error);
      });
      return Promise.race([answered, overtaken]);
    },
  };
}

const nothing: SearchAnswer = {hits: [], terms: []};

function unavailable(cause: unknown): IndexUnavailable {
  return new IndexUnavailable('The search index cannot be loaded', {cause});
}

function occurrencesAt(places: Places): Occurrences {
  return new Map([...places].map(([record, at]) => [record, {count: at.length, at, share: 1}]));
}

/** The records that have one of several words; the later word counts where a record has more than one. */
function merge(words: readonly [Occurrences, share: number][]): Occurrences {
  return new Map(
    words.flatMap(([found, share]) => [...found].map(([record, occurrence]) => [record, {...occurrence, share}])),
  );
}

async function openAll(baseUrl: string): Promise<Opened> {
  const entry = await fetchJson<Entry>(`${baseUrl}${entryPath}`);
  const folder = `${baseUrl}${entry.folder}`;
  return {index: openIndex(folder, entry), names: fetchJson<Names>(`${folder}names.json`)};
}

/** Loads the words of a query beside the names; who searches for them hears of a failure. */
async function fetchWords(opening: Promise<Opened>, {terms}: Query): Promise<void> {
  try {
    const {index} = await opening;
    await Promise.all(terms.map(({text}) => index.find(text)));
  } catch {
    // See above.
  }
}

/** The language that the query names, else the reader's own. */
function sdkOf(query: Query, reader: Reader): string | undefined {
  return query.terms.find(({text}) => sdks.has(text))?.text ?? reader.sdk;
}

interface Understood {
  query: Query;
  found: Occurrences[];
  named: Named[];
  corrected?: string;
}

/** Finds the words of a query, and mends those that no section has. */
async function understand(
  {catalogue}: Loaded,
  written: Query,
  find: (term: Term) => Promise<Occurrences>,
): Promise<Understood> {
  const query = mendNames(catalogue, written);
  const named = lookUp(catalogue, query);
  let {raw} = query;
  const results = await Promise.all(
    query.terms.map(async (term): Promise<[Term, Occurrences][]> => {
      const own = await find(term);
      if (own.size > 0 || isKnown(catalogue, term) || named.some(({certainty}) => certainty > 0.8)) {
        return [[term, own]];
      }
      const [correction] = term.weak ? [] : corrections(term.text, catalogue.words);
      if (correction !== undefined) {
        const mended = readTerm(correction);
        raw = raw.replace(new RegExp(`\\b${term.text}\\b`, 'i'), correction);
        return [[mended, await find(mended)]];
      }
      const parts = partsOf(query, term) ?? halves(term.text, catalogue.words) ?? [];
      const partTerms = parts.map((text) => readTerm(text));
      const found = await Promise.all(partTerms.map(find));
      return partTerms.length === 0
        ? [[term, own]]
        : partTerms.map((part, index) => [part, found[index] ?? new Map<number, never>()]);
    }),
  );
  const terms = results.flat();
  return {
    query: {...query, terms: terms.map(([term]) => term)},
    found: terms.map(([, found]) => found),
    named,
    ...(raw !== written.raw && {corrected: raw}),
  };
}

/** Mends words that are written as names of the API are, and are none: `withServiceBindng`. */
function mendNames({api, definitions}: Catalogue, query: Query): Query {
  const mended = query.tokens.map((token, index) => {
    const folded = fold(token);
    const open = query.terms.at(-1)?.open === true && index === query.tokens.length - 1;
    const isName = /^\.?(?:\w*\p{Ll}\p{Lu}\w*|\w+_\w+|\p{Lu}\w+\.\w+)(?:\(.*)?$/u.test(token);
    if (
      !isName ||
      api.has(folded) ||
      definitions.has(token) ||
      [...api.keys()].some((key) => open && key.startsWith(folded) && key.length > folded.length + 1)
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
  const raw = mended.join(' ');
  return raw === query.tokens.join(' ') ? query : readQuery(raw);
}

function isKnown(catalogue: Catalogue, term: Term): boolean {
  return (
    catalogue.common.has(term.text) ||
    catalogue.titled.has(term.stem) ||
    (term.open && [...catalogue.words, ...catalogue.titled.keys()].some((word) => word.startsWith(term.text)))
  );
}

/** The words inside of a joined one, such as a path or `example.com`. */
function partsOf(query: Query, term: Term): string[] | undefined {
  const source = query.tokens.find((token) => token.replace(/[^\p{L}\p{N}_]+/gu, '').toLowerCase() === term.text);
  const parts = split(source ?? '').filter((part) => !isStopWord(part));
  return parts.length < 2 ? undefined : parts;
}

/** The two known words that a word is made of: `lockfile` gives `lock` and `file`. */
function halves(word: string, vocabulary: readonly string[]): string[] | undefined {
  const known = new Set(vocabulary);
  for (let end = 4; end <= word.length - 4; end += 1) {
    const pair = [word.slice(0, end), word.slice(end)];
    if (pair.every((half) => known.has(half))) {
      return pair;
    }
  }
  return undefined;
}

async function present(index: TextIndex, hit: Ranked, terms: readonly Term[]): Promise<SearchHit> {
  const {section, sdk} = hit;
  const {page} = section;
  const anchor = hit.anchor ?? section.anchor;
  const group = page.groups.at(-1);
  const titles = [
    ...(group === undefined ? [] : [group]),
    page.title,
    ...(section.parent ? [section.parent.title] : []),
    ...(section.anchor === '' ? [] : [section.title]),
  ];
  return {
    url: `${page.path}${sdk === undefined ? '' : `?sdk=${sdk}`}${anchor && `#${anchor}`}`,
    kind: page.kind,
    titles: titles.map((title) => mark(title, terms)),
    excerpt: excerpt(await index.text(hit.record), terms, sdk === undefined),
  };
}

function nearTerms(catalogue: Catalogue, query: Query): string[] {
  return [...new Set(query.terms.flatMap(({text}) => closest(text, catalogue.words, mostTerms)))].slice(0, mostTerms);
}
