import {memoizeAsync} from '../../lib/memoizeAsync';
import {excerpt, mark} from './excerpt';
import {fetchJson as fetchJsonFile} from './files';
import {type Entry, entryPath, type SiteFile} from './format';
import {chooseRecord, group, type Ranked} from './group';
import {lookUp, mayBeMessage, type Named} from './lookup';
import {matchTerms} from './match';
import type {Postings} from './postings';
import {loadRest} from './prefetch';
import {type Query, readQuery, type Term} from './query';
import {scoreSections} from './score';
import {readSite, type Section, type SiteIndex} from './site-index';
import {sdkLanguages} from '../../config/languages';
import {closest, correctNames} from './spelling';
import {openIndex, type TermIndex} from './term-index';
import {bigrams} from './tokenize';
import {IndexUnavailable, type Reader, type SearchAnswer, type SearchEngine, type SearchHit} from './types';

/** Maximum number of suggested words if nothing was found. */
const maxTerms = 5;
const sdks = new Set<string>(sdkLanguages.map(({id}) => id));

interface Loaded {
  site: SiteIndex;
  index: TermIndex;
}

/** The first files: a query's shards may load in parallel with `site.json`. */
interface Opened {
  index: TermIndex;
  file: Promise<SiteFile>;
}

/** How the engine loads files: over HTTP in the browser, from the disk in the evaluation. */
export interface Environment {
  fetchJson: <T>(address: string) => Promise<T>;
  prefetch: typeof loadRest;
}

/**
 * Creates the search engine for the index that `src/search/build` writes: tokenize, look up, score, group, excerpt.
 *
 * @param baseUrl the site's base path, with slashes at both ends
 * @param environment overrides how files are loaded
 */
export function createEngine(
  baseUrl: string,
  {fetchJson = fetchJsonFile, prefetch = loadRest}: Partial<Environment> = {},
): SearchEngine {
  let opening: Promise<Opened> | undefined;
  let loading: Promise<Loaded> | undefined;
  let ready = false;
  let latest = 0;
  /** Resolves the previous query, whose answer is obsolete. */
  let cancelPrevious = (): void => undefined;
  let prefetched = false;

  const open = (): Promise<Opened> => {
    opening ??= fetchJson<Entry>(`${baseUrl}${entryPath}`).then((entry) => {
      const folder = `${baseUrl}${entry.folder}`;
      return {index: openIndex(folder, entry, fetchJson), file: fetchJson<SiteFile>(`${folder}site.json`)};
    });
    return opening;
  };

  const load = (): Promise<Loaded> => {
    loading ??= open()
      .then(async ({index, file}) => {
        const site = readSite(await file);
        ready = true;
        return {index, site};
      })
      .catch((error: unknown) => {
        opening = undefined;
        loading = undefined;
        throw unavailable(error);
      });
    return loading;
  };

  const postings = memoizeAsync(async (root: string): Promise<Postings> => (await load()).index.postings(root));

  const answer = async (text: string, reader: Reader, isLatest: () => boolean): Promise<SearchAnswer> => {
    const parsedQuery = readQuery(text);
    if (!ready) {
      void fetchShards(open(), parsedQuery);
    }
    const {site, index} = await load();
    if (!isLatest()) {
      return nothing;
    }
    const query = correctNames(site, parsedQuery);
    const named = lookUp(site, query, mayBeMessage(query) ? await index.messages() : []);
    const {matches, raw} = await matchTerms(site, index, query, named, postings);
    if (!isLatest() || matches.length === 0) {
      return nothing;
    }
    const best = new Map<Section, Named>();
    for (const place of named) {
      if ((best.get(place.section)?.certainty ?? 0) < place.certainty) {
        best.set(place.section, place);
      }
    }
    const terms = matches.map(({term}) => term);
    const sdk = terms.find(({text: word}) => sdks.has(word))?.text ?? reader.sdk;
    const hits = await Promise.all(
      group(scoreSections(site, matches, best, bigrams(query.raw)))
        .map((section) => chooseRecord(section, matches, best.get(section), sdk))
        .map((hit) => toHit(index, hit, terms)),
    );
    if (!prefetched) {
      prefetched = true;
      void prefetch((wait) => index.loadAll(wait));
    }
    return {
      hits,
      ...(raw !== parsedQuery.raw && {corrected: raw}),
      terms: hits.length > 0 ? [] : nearTerms([...site.titleWords, ...(await index.vocabulary())], terms),
    };
  };

  return {
    async warm() {
      await load();
    },
    async search(text, reader = {}) {
      latest += 1;
      const turn = latest;
      cancelPrevious();
      const superseded = new Promise<SearchAnswer>((resolve) => {
        cancelPrevious = () => resolve(nothing);
      });
      const answered = answer(text, reader, () => turn === latest).catch((error: unknown) => {
        throw error instanceof IndexUnavailable ? error : unavailable(error);
      });
      return Promise.race([answered, superseded]);
    },
  };
}

const nothing: SearchAnswer = {hits: [], terms: []};

function unavailable(cause: unknown): IndexUnavailable {
  return new IndexUnavailable('The search index cannot be loaded', {cause});
}

/** Loads a query's shards in parallel with `site.json`. The lookup that needs a shard reports its failure. */
async function fetchShards(opening: Promise<Opened>, {terms}: Query): Promise<void> {
  try {
    const {index} = await opening;
    await Promise.all(terms.map((term) => index.postings(term.stem)));
  } catch {
    // See above.
  }
}

async function toHit(index: TermIndex, hit: Ranked, terms: readonly Term[]): Promise<SearchHit> {
  const {section, sdk} = hit;
  const {page} = section;
  const anchor = hit.anchor ?? section.anchor;
  const category = page.groups.at(-1);
  const titles = [
    ...(category === undefined ? [] : [category]),
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

function nearTerms(vocabulary: readonly string[], terms: readonly Term[]): string[] {
  return [...new Set(terms.flatMap(({text}) => closest(text, vocabulary, maxTerms)))].slice(0, maxTerms);
}
