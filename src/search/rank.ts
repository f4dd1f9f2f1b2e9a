import type {Catalogue, Section} from './catalogue';
import {looksLikeMessage, type Named} from './lookup';
import type {Query, Term} from './query';
import {split, stem} from './words';

/** How much a term counts in a record, and where in it the term stands: the numbers of its words. */
export interface Occurrence {
  count: number;
  at: readonly number[];
}

/** The records that have a term. */
export type Occurrences = ReadonlyMap<number, Occurrence>;

export interface Ranked {
  section: Section;
  score: number;
  /** Anchor of the row that the query names, where it is not the section's own. */
  anchor?: string;
  /** The record to show, and its language if it is a tab's. */
  record: number;
  sdk: string | undefined;
}

/** What counts how much. Found by trial with `npm run search:eval`. */
const weights = {
  body: 1.81,
  title: 1.2,
  parent: 0.3,
  /** A word in the title of the page, for each of its sections. */
  pageTitle: 0.6,
  group: 0.8,
  /** A word that the reader has not finished, where another word begins so. */
  begun: 0.6,
  /** The whole title is asked for. */
  wholeTitle: 0.44,
  /** The introduction of a page stands for the page. */
  introduction: 0.25,
  /** The page as a whole, as one text. */
  page: 1.2,
  /** A word of the page's title, for the page as a whole. */
  titleOfPage: 1,
  /** A word in one of the page's headings, and in its introduction. */
  headingOfPage: 0.3,
  introductionOfPage: 0.2,
  /** Neighbours in the query that stand close together in a text. */
  near: 0.5,
  /** How fast a section loses that lacks words of the query. */
  coordination: 0.5,
  /** The same for a page. */
  pageCoordination: 1,
  /** Another word for the same. */
  synonym: 0.35,
  named: 14,
  /** What a further section of the same page is worth beside the first. */
  further: 0.66,
  api: 0.25,
  /** Sections that only lead on to other pages. */
  leadsOn: 0.6,
  /** Pages that explain messages, for queries that are none. */
  messagePage: 0.75,
  messagePageAsked: 0.75,
  referenceKind: 0.7,
  nextKind: 0.55,
  /** As in Okapi BM25. */
  saturation: 1.2,
  lengthShare: 0.49,
  pageSaturation: 2,
  pageLengthShare: 0.6,
};

interface Scores {
  /** For each term, how well the section answers it: 0 for not at all. */
  terms: number[];
  bodies: number[][];
}

/**
 * Orders the sections that a query finds, best first.
 *
 * Each word counts by its rarity. A section has it in its text, in its title, in the title above or in the titles of its
 * page; what the other sections of the page have counts a little, since a page is about one subject. Sections that lack
 * words of the query lose. What the query names outright comes first.
 *
 * @param found for each term of the query, how often each record has it
 * @param sdk the reader's language
 */
export function rank(
  catalogue: Catalogue,
  query: Query,
  found: readonly Occurrences[],
  namedPlaces: readonly Named[],
  sdk: string | undefined,
): Ranked[] {
  const rarity = query.terms.map((term, index) =>
    rarityOf(catalogue, term, found[index] ?? new Map<number, Occurrence>()),
  );
  const total = rarity.reduce((result, value) => result + value, 0) || 1;
  const candidates = candidateSections(catalogue, query, found, namedPlaces);
  const pages = scorePages(catalogue, query, found, rarity);
  const isMessage = looksLikeMessage(query);
  const certain = new Map<Section, Named>();
  for (const place of namedPlaces) {
    if ((certain.get(place.section)?.certainty ?? 0) < place.certainty) {
      certain.set(place.section, place);
    }
  }

  const ranked = [...candidates].map((section): Ranked => {
    const {terms, bodies} = scoreTerms(catalogue, query, found, section);
    const place = certain.get(section);
    const text =
      sum(terms, rarity) * covered(terms, rarity) ** weights.coordination +
      weights.page * (pages.get(section.page) ?? 0) +
      titleBonus(section, query, rarity, catalogue) +
      weights.near * nearness(section, found, rarity);
    return {
      section,
      score: (text / total) * factorOf(section, isMessage) + (place ? weights.named * place.certainty : 0),
      ...(place?.anchor !== undefined && {anchor: place.anchor}),
      ...chooseRecord(section, bodies, rarity, sdk),
    };
  });
  return spread(ranked.sort(compare));
}

function compare(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.section.index - b.section.index;
}

/** Lets further sections of a page wait, so that other pages are seen. */
function spread(ranked: Ranked[]): Ranked[] {
  const counts = new Map<Section['page'], number>();
  return ranked
    .map((hit) => {
      const count = counts.get(hit.section.page) ?? 0;
      counts.set(hit.section.page, count + 1);
      return {...hit, score: hit.score * weights.further ** count};
    })
    .sort(compare);
}

const leadingOn = new Set(['See also', 'More to read', 'Next steps']);

function factorOf({page, title}: Section, isMessage: boolean): number {
  const kind = {guide: 1, reference: page.api ? weights.api : weights.referenceKind, next: weights.nextKind}[page.kind];
  return (
    kind *
    (page.messages ? (isMessage ? weights.messagePageAsked : weights.messagePage) : 1) *
    (leadingOn.has(title) ? weights.leadsOn : 1)
  );
}

function covered(terms: readonly number[], rarity: readonly number[]): number {
  const all = rarity.reduce((result, value) => result + value, 0) || 1;
  return rarity.reduce((part, value, index) => part + Math.min(1, (terms[index] ?? 0) * 3) * value, 0) / all;
}

/** How well pages as a whole answer a query. */
function scorePages(
  catalogue: Catalogue,
  query: Query,
  found: readonly Occurrences[],
  rarity: readonly number[],
): Map<Section['page'], number> {
  const perPage = new Map<Section['page'], number[]>();
  const countsOf = (page: Section['page']): number[] => {
    const known = perPage.get(page) ?? query.terms.map(() => 0);
    perPage.set(page, known);
    return known;
  };
  for (const [index, occurrences] of found.entries()) {
    for (const [record, {count}] of occurrences) {
      const section = catalogue.recordSections[record];
      if (section) {
        const counts = countsOf(section.page);
        // The languages say the same five times.
        const share = section.records[0]?.number === record ? 1 : 0.2;
        counts[index] = (counts[index] ?? 0) + count * share;
      }
    }
  }
  for (const page of catalogue.pages) {
    if (query.terms.some((term) => titleMatch(page.stems, term) > 0)) {
      countsOf(page);
    }
  }
  return new Map(
    [...perPage].map(([page, counts]) => {
      const {pageLengthShare: share, pageSaturation} = weights;
      const expected = pageSaturation * (1 - share + (share * page.length) / catalogue.averagePageLength);
      const terms = query.terms.map((term, index) => {
        const count = counts[index] ?? 0;
        const [introduction] = page.sections;
        const introduced = introduction?.records.some(({number}) => found[index]?.has(number)) === true;
        const headed = Math.max(0, ...page.sections.slice(1).map(({stems}) => titleMatch(stems, term)));
        return (
          count / (count + expected) +
          weights.titleOfPage * titleMatch(page.stems, term) +
          weights.headingOfPage * headed +
          (introduced ? weights.introductionOfPage : 0)
        );
      });
      return [page, sum(terms, rarity) * covered(terms, rarity) ** weights.pageCoordination];
    }),
  );
}

function sum(values: readonly number[], rarity: readonly number[]): number {
  return values.reduce((result, value, index) => result + value * (rarity[index] ?? 0), 0);
}

function rarityOf(catalogue: Catalogue, term: Term, found: Occurrences): number {
  const records = catalogue.recordSections.length;
  const count = catalogue.common.has(term.text)
    ? records / 3
    : Math.max(found.size, catalogue.titled.get(term.stem)?.length ?? 0);
  return Math.log(1 + (records - count + 0.5) / (count + 0.5));
}

function candidateSections(
  catalogue: Catalogue,
  query: Query,
  found: readonly Occurrences[],
  namedPlaces: readonly Named[],
): Set<Section> {
  const sections = new Set(namedPlaces.map(({section}) => section));
  for (const occurrences of found) {
    for (const record of occurrences.keys()) {
      const section = catalogue.recordSections[record];
      if (section) {
        sections.add(section);
      }
    }
  }
  for (const term of query.terms) {
    const stems = [term.stem, ...term.also, ...(isBegun(term) ? begunStems(catalogue, term) : [])];
    for (const section of stems.flatMap((title) => catalogue.titled.get(title) ?? [])) {
      sections.add(section);
    }
  }
  for (const page of catalogue.pages) {
    const [introduction] = page.sections;
    if (introduction && query.terms.some((term) => titleMatch(page.stems, term) > 0)) {
      sections.add(introduction);
    }
  }
  return sections;
}

function isBegun(term: Term): boolean {
  return term.open && term.text.length > 1;
}

function begunStems(catalogue: Catalogue, term: Term): string[] {
  return [...catalogue.titled.keys()].filter((title) => title.startsWith(term.text));
}

function titleMatch(stems: readonly string[], term: Term): number {
  if (stems.includes(term.stem)) {
    return 1;
  }
  if (isBegun(term) && stems.some((title) => title.startsWith(term.text))) {
    return weights.begun;
  }
  return term.also.some((other) => stems.includes(other)) ? weights.synonym : 0;
}

function scoreTerms(catalogue: Catalogue, query: Query, found: readonly Occurrences[], section: Section): Scores {
  const bodies = query.terms.map((_, index) =>
    section.records.map(({number, length}) => {
      const count = found[index]?.get(number)?.count ?? 0;
      const {lengthShare, saturation} = weights;
      const expected = saturation * (1 - lengthShare + (lengthShare * length) / catalogue.averageLength);
      return count / (count + expected);
    }),
  );
  const titleShare = Math.min(1, 2 / Math.sqrt(section.stems.length || 1));
  const terms = query.terms.map((term, index) => {
    const body = Math.max(0, ...(bodies[index] ?? []));
    const title = titleMatch(section.stems, term);
    const parent = section.parent ? titleMatch(section.parent.stems, term) : 0;
    const page = titleMatch(section.page.stems, term);
    const group = titleMatch(section.page.groupStems, term);
    return (
      weights.body * body +
      weights.title * (section.anchor === '' ? 0 : title) * titleShare +
      weights.parent * parent +
      weights.pageTitle * page +
      weights.group * group +
      (section.anchor === '' ? weights.introduction * page : 0)
    );
  });
  return {terms, bodies};
}

/** How close together the words of a query stand that follow each other in it, each pair by the less rare of the two. */
function nearness(section: Section, found: readonly Occurrences[], rarity: readonly number[]): number {
  let total = 0;
  for (let index = 1; index < found.length; index += 1) {
    let best = 0;
    for (const {number} of section.records) {
      const before = found[index - 1]?.get(number)?.at ?? [];
      const after = found[index]?.get(number)?.at ?? [];
      best = Math.max(best, 1 / distance(before, after));
    }
    total += best < 1 / farthest ? 0 : best * Math.min(rarity[index - 1] ?? 0, rarity[index] ?? 0);
  }
  return total;
}

/** More words between two others make them no pair. */
const farthest = 8;

/** The least distance of a number of one list from a number of the other, both in ascending order. */
function distance(a: readonly number[], b: readonly number[]): number {
  let least = Infinity;
  for (let left = 0, right = 0; left < a.length && right < b.length;) {
    const gap = (b[right] ?? 0) - (a[left] ?? 0);
    least = Math.min(least, Math.max(1, Math.abs(gap)));
    if (gap > 0) {
      left += 1;
    } else {
      right += 1;
    }
  }
  return least;
}

/** How much of the title the query has. */
function titleBonus(section: Section, query: Query, rarity: readonly number[], catalogue: Catalogue): number {
  const title = [...new Set(split(section.title).map(stem))];
  const weight = (word: string): number =>
    Math.log(1 + catalogue.sections.length / (1 + (catalogue.titled.get(word)?.length ?? 0)));
  const all = title.reduce((result, word) => result + weight(word), 0);
  let asked = 0;
  let matched = 0;
  for (const [index, term] of query.terms.entries()) {
    if (title.includes(term.stem)) {
      asked += weight(term.stem);
      matched += rarity[index] ?? 0;
    }
  }
  return all === 0 ? 0 : weights.wholeTitle * matched * Math.min(1, asked / all);
}

/** A tab's record where it answers clearly better than the text around the tabs; the reader's own language if it can. */
function chooseRecord(
  section: Section,
  bodies: readonly number[][],
  rarity: readonly number[],
  sdk: string | undefined,
): Pick<Ranked, 'record' | 'sdk'> {
  const totals = section.records.map((_, record) =>
    sum(
      bodies.map((body) => body[record] ?? 0),
      rarity,
    ),
  );
  const [base = 0, ...tabs] = totals;
  const best = Math.max(0, ...tabs);
  const own = section.records.findIndex((record) => record.sdk !== undefined && record.sdk === sdk);
  const chosen = own > 0 && (totals[own] ?? 0) >= 0.6 * best ? own : totals.indexOf(best, 1);
  const record = best > base * 1.15 && chosen > 0 ? chosen : 0;
  return {record: section.records[record]?.number ?? 0, sdk: section.records[record]?.sdk};
}
