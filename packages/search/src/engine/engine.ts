import {memoizeAsync} from '@docs-kit/base/memoize-async';
import {excerpt, mark} from './excerpt';
import {type Entry, entryPath} from './format';
import {chooseRecord, group, type Ranked} from './group';
import {lookUp, mayBeMessage, type Named} from './lookup';
import {matchTerms} from './match';
import {type Query, readQuery, type Term} from './query';
import {scoreSections} from './score';
import type {Section} from './site-index';
import {type Index, openIndex} from './term-index';
import {bigrams} from './tokenize';
import type {Environment, Reader, SearchAnswer, SearchEngine, SearchHit} from './types';

/** Fits on a screen; each hit is rendered again on every keystroke. */
const defaultLimit = 7;

/**
 * Creates the search engine for the index that `searchIndex` writes: tokenize, look up, score, group, excerpt.
 *
 * @param baseUrl the site's base path, with slashes at both ends
 * @param environment how files are loaded
 */
export function createEngine(baseUrl: string, {fetchJson, prefetch}: Environment): SearchEngine {
  let latest = 0;
  let prefetched = false;
  let answered = '';
  const open = memoizeAsync(async (): Promise<Index> => {
    const entry = await fetchJson<Entry>(`${baseUrl}${entryPath}`);
    return openIndex(`${baseUrl}${entry.folder}`, entry, fetchJson);
  });

  const answer = async (text: string, reader: Reader, isLatest: () => boolean): Promise<SearchAnswer> => {
    // Without corrections, as in other search engines.
    const exact = /^"([^"]+)"$/.exec(text.trim())?.[1];
    const parsedQuery = readQuery(exact ?? text);
    const index = await open();
    // In parallel with the site's file. The lookup that needs a shard reports its failure.
    void Promise.allSettled(parsedQuery.terms.map((term) => index.postings(term.stem)));
    const site = await index.site();
    if (!isLatest()) return nothing;

    const find = async (query: Query) => {
      const named = lookUp(site, query, mayBeMessage(query) ? await index.messages() : []);
      return {query, named, ...(await matchTerms(site, index, query, named, exact !== undefined))};
    };
    let found = await find(parsedQuery);
    // Once more, because the corrected words may be a name or a title.
    if (found.raw !== found.query.raw) found = await find(readQuery(`${found.raw} `));
    const {query, named, matches} = found;
    if (!isLatest() || matches.length === 0) return nothing;

    const best = new Map<Section, Named>();
    for (const place of named)
      if ((best.get(place.section)?.certainty ?? 0) < place.certainty) best.set(place.section, place);

    const terms = matches.map(({term}) => term);
    const flags = query.tokens.flatMap((token) => /^--?[a-z][\w-]*/i.exec(token)?.[0] ?? []);
    const sdk = terms.find(({text: word}) => site.languages.has(word))?.text ?? reader.sdk;
    const {limit = defaultLimit} = reader;
    const ranked = group(scoreSections(site, matches, best, bigrams(query.raw)));
    const hits = await Promise.all(
      ranked
        .slice(0, limit)
        .map((section) => chooseRecord(section, matches, best.get(section), sdk))
        .map((hit) => toHit(index, hit, terms, flags)),
    );
    // Most readers search once. One who starts another search, rather than changing its end, may go on.
    if (!prefetched && !text.startsWith(answered) && !answered.startsWith(text)) {
      prefetched = true;
      prefetch(() => index.loadAll());
    }
    answered = text;
    return {
      hits,
      more: ranked.length > limit,
      ...(found.raw !== parsedQuery.raw && {corrected: found.raw}),
    };
  };

  return {
    async warm() {
      await (await open()).site();
    },
    async search(text, reader = {}) {
      latest += 1;
      const turn = latest;
      return answer(text, reader, () => turn === latest);
    },
  };
}

const nothing: SearchAnswer = {hits: [], more: false};

async function toHit(index: Index, hit: Ranked, terms: readonly Term[], flags: readonly string[]): Promise<SearchHit> {
  const {section, sdk} = hit;
  const {page} = section;
  const anchor = hit.anchor ?? section.anchor;
  const marked = (titles: readonly string[]) => titles.map((title) => mark(title, terms));
  return {
    url: `${page.path}${sdk === undefined ? '' : `?sdk=${sdk}`}${anchor && `#${anchor}`}`,
    kind: page.kind,
    page: marked([page.group, page.title].filter(Boolean)),
    section: marked([
      ...(section.parent ? [section.parent.title] : []),
      ...(section.anchor === '' ? [] : [section.title]),
    ]),
    excerpt: excerpt(await index.text(hit.record), terms, sdk === undefined, flags),
  };
}
