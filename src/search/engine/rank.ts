import type {Catalogue, Page, Section} from './catalogue';
import {looksLikeMessage, type Named} from './lookup';
import type {Query, Term} from './query';

/** How much a term counts in a record, and where in it the term stands: the numbers of its words. */
export interface Occurrence {
  count: number;
  at: readonly number[];
  /** From 0 to 1, less for a word that is not quite the one that was asked for. */
  share: number;
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
  body: 1,
  title: 0.2,
  /** A word in the title of the page, for each of its sections. */
  pageTitle: 0.18,
  group: 0.1,
  /** A word that the reader has not finished, where another word begins so. */
  begun: 0.45,
  /** The whole title is asked for. */
  wholeTitle: 0.12,
  /** The introduction of a page stands for the page. */
  introduction: 0.3,
  /** The page as a whole, as one text. */
  page: 0.82,
  /** A word of the page's title, for the page as a whole. */
  titleOfPage: 1,
  /** A word in one of the page's headings, in its description, and in its introduction. */
  headingOfPage: 0.81,
  descriptionOfPage: 0.49,
  introductionOfPage: 0.32,
  /** Neighbours in the query that stand close together in a text. */
  near: 0.25,
  /** How fast a page loses that lacks words of the query. */
  pageCoordination: 0.35,
  /** Another word for the same, in titles and descriptions. */
  synonym: 0.6,
  /** The power of a word's rarity: below 1, rare words count less beside others. */
  rarity: 0.66,
  /** Words that fewer records have are no rarer. */
  rarest: 3.6,
  /** A word that says little. */
  weak: 0.64,
  /** What the query names outright. */
  named: 4.2,
  /** What a further section of the same page is worth beside the first. */
  further: 0.5,
  api: 0.25,
  /** Sections that only lead on to other pages. */
  leadsOn: 0.5,
  /** Pages that explain messages, for queries that are none. */
  messagePage: 0.9,
  referenceKind: 0.75,
  nextKind: 0.5,
  /** As in Okapi BM25. */
  saturation: 0.27,
  lengthShare: 0.1,
  pageSaturation: 1.3,
  pageLengthShare: 0.34,
};

/** What a query finds of one of its terms; sections and pages by their indices. */
interface Found {
  /** How much the term says. */
  rarity: number;
  occurrences: Occurrences;
  /** How well the text of a section answers, from 0 to 1. */
  bodies: Map<number, number>;
  /** How well the titles answer, from 0 to 1. */
  titles: Map<number, number>;
  pageTitles: Map<number, number>;
  groups: Map<number, number>;
  /** How well a page as a whole answers. */
  pages: Map<number, number>;
}

/**
 * The best sections for a query, best first, few enough of each page to leave room for others.
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
  const terms = query.terms.map((term, index) => findTerm(catalogue, term, found[index] ?? new Map<number, never>()));
  const places = new Map<Section, Named>();
  for (const place of namedPlaces) {
    if ((places.get(place.section)?.certainty ?? 0) < place.certainty) {
      places.set(place.section, place);
    }
  }
  const scored = scoreSections(catalogue, query, terms, places);
  return choose(spread(scored)).map(({section, score}) => {
    const anchor = places.get(section)?.anchor;
    return {section, score, ...(anchor !== undefined && {anchor}), ...chooseRecord(catalogue, section, terms, sdk)};
  });
}

interface Scored {
  section: Section;
  score: number;
}

/**
 * Each word counts by its rarity. A section has it in its text, in its title, in the title above or in the titles of its
 * page; what the other sections of the page have counts, too, since a page is about one subject. Sections that lack
 * words of the query lose. What the query names outright comes first.
 */
function scoreSections(
  catalogue: Catalogue,
  query: Query,
  terms: readonly Found[],
  places: ReadonlyMap<Section, Named>,
): Scored[] {
  const total = sum(terms, () => 1) || 1;
  const pages = scorePages(catalogue, terms, total);
  const isMessage = looksLikeMessage(query);
  return [...candidateSections(catalogue, terms, places.keys())].map((section) => {
    const scores = terms.map((term) => scoreTerm(term, section));
    const text =
      weighted(scores, terms) +
      weights.page * (pages.get(section.page.index) ?? 0) +
      titleBonus(section, query, terms) +
      weights.near * nearness(section, terms);
    return {
      section,
      score: (text / total) * factorOf(section, isMessage) + weights.named * (places.get(section)?.certainty ?? 0),
    };
  });
}

function compare(a: Scored, b: Scored): number {
  return b.score - a.score || a.section.index - b.section.index;
}

/** Lets further sections of a page wait, so that other pages are seen. */
function spread(scored: Scored[]): Scored[] {
  const counts = new Map<Page, number>();
  return scored
    .sort(compare)
    .map(({section, score}) => {
      const count = counts.get(section.page) ?? 0;
      counts.set(section.page, count + 1);
      return {section, score: score * weights.further ** count};
    })
    .sort(compare);
}

/** A screen of hits: each costs time at every key. */
const mostHits = 7;
const mostHitsOfPage = 2;

function choose(scored: readonly Scored[]): Scored[] {
  const counts = new Map<Page, number>();
  const fit = scored.filter(({section: {page}}) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= mostHitsOfPage;
  });
  return fit.slice(0, mostHits);
}

const leadingOn = new Set(['See also', 'More to read', 'Next steps']);

function factorOf({page, title}: Section, isMessage: boolean): number {
  const kind = {guide: 1, reference: page.api ? weights.api : weights.referenceKind, next: weights.nextKind}[page.kind];
  return kind * (page.messages && !isMessage ? weights.messagePage : 1) * (leadingOn.has(title) ? weights.leadsOn : 1);
}

function sum(terms: readonly Found[], value: (term: Found, index: number) => number): number {
  return terms.reduce((result, term, index) => result + term.rarity * value(term, index), 0);
}

function weighted(scores: readonly number[], terms: readonly Found[]): number {
  return sum(terms, (_, index) => scores[index] ?? 0);
}

/** The share of the query that has an answer, from 0 to 1. */
function covered(scores: readonly number[], terms: readonly Found[], total: number): number {
  return sum(terms, (_, index) => Math.min(1, 3 * (scores[index] ?? 0))) / total;
}

function findTerm(catalogue: Catalogue, term: Term, occurrences: Occurrences): Found {
  const begun = isBegun(term) ? [...catalogue.titled.keys()].filter((title) => title.startsWith(term.text)) : [];
  /** For each stem that answers the term, how well; the best last. */
  const stems: [string, number][] = [
    ...term.also.map((other): [string, number] => [other, weights.synonym]),
    ...begun.map((other): [string, number] => [other, weights.begun]),
    [term.stem, 1],
  ];
  const inTitles = (titled: Map<string, {index: number}[]>): Map<number, number> =>
    new Map(stems.flatMap(([title, share]) => (titled.get(title) ?? []).map(({index}) => [index, share])));
  const titles = inTitles(catalogue.titled);
  const pageTitles = inTitles(catalogue.titledPages);
  return {
    rarity: rarityOf(catalogue, term, occurrences),
    occurrences,
    bodies: scoreBodies(catalogue, occurrences),
    titles,
    pageTitles,
    groups: inTitles(catalogue.grouped),
    pages: scoreTermInPages(catalogue, occurrences, titles, pageTitles, inTitles(catalogue.described)),
  };
}

function isBegun(term: Term): boolean {
  return term.open && term.text.length > 1;
}

function rarityOf(catalogue: Catalogue, term: Term, found: Occurrences): number {
  const records = catalogue.recordSections.length;
  const count = catalogue.common.has(term.text)
    ? records / 3
    : Math.max(found.size, catalogue.titled.get(term.stem)?.length ?? 0, weights.rarest);
  return Math.log(1 + (records - count + 0.5) / (count + 0.5)) ** weights.rarity * (term.weak ? weights.weak : 1);
}

function scoreBodies(catalogue: Catalogue, occurrences: Occurrences): Map<number, number> {
  const bodies = new Map<number, number>();
  for (const [record, occurrence] of occurrences) {
    const section = catalogue.recordSections[record];
    if (section) {
      const score = scoreRecord(catalogue, section, record, occurrence);
      bodies.set(section.index, Math.max(score, bodies.get(section.index) ?? 0));
    }
  }
  return bodies;
}

function scoreRecord(catalogue: Catalogue, section: Section, record: number, {count, share}: Occurrence): number {
  const {lengthShare, saturation} = weights;
  const first = section.records[0]?.number ?? 0;
  const length = section.records[record - first]?.length ?? 0;
  const expected = saturation * (1 - lengthShare + (lengthShare * length) / catalogue.averageLength);
  return (share * count) / (count + expected);
}

/** What the languages of a section count in its page, since they say the same five times. */
const languageShare = 0.2;

/** How well pages as a whole answer a term. */
function scoreTermInPages(
  catalogue: Catalogue,
  occurrences: Occurrences,
  titles: ReadonlyMap<number, number>,
  pageTitles: ReadonlyMap<number, number>,
  descriptions: ReadonlyMap<number, number>,
): Map<number, number> {
  const counts = new Map<number, number>();
  const scores = new Map<number, number>();
  const add = (page: number, score: number): void => {
    scores.set(page, score + (scores.get(page) ?? 0));
  };
  for (const [record, {count, share}] of occurrences) {
    const section = catalogue.recordSections[record];
    if (section) {
      const {page} = section;
      const isText = section.records[0]?.number === record;
      counts.set(page.index, (counts.get(page.index) ?? 0) + share * count * (isText ? 1 : languageShare));
      if (section.anchor === '' && isText) {
        add(page.index, share * weights.introductionOfPage);
      }
    }
  }
  const {pageLengthShare, pageSaturation} = weights;
  for (const [page, count] of counts) {
    const length = (catalogue.pages[page]?.length ?? 0) / catalogue.averagePageLength;
    add(page, count / (count + pageSaturation * (1 - pageLengthShare + pageLengthShare * length)));
  }
  const headings = new Map<number, number>();
  for (const [index, match] of titles) {
    const section = catalogue.sections[index];
    if (section && section.anchor !== '') {
      headings.set(section.page.index, Math.max(match, headings.get(section.page.index) ?? 0));
    }
  }
  headings.forEach((match, page) => add(page, weights.headingOfPage * match));
  pageTitles.forEach((match, page) => add(page, weights.titleOfPage * match));
  descriptions.forEach((match, page) => add(page, weights.descriptionOfPage * match));
  return scores;
}

function scorePages(catalogue: Catalogue, terms: readonly Found[], total: number): Map<number, number> {
  return new Map(
    catalogue.pages.map(({index}) => {
      const scores = terms.map(({pages}) => pages.get(index) ?? 0);
      return [index, weighted(scores, terms) * covered(scores, terms, total) ** weights.pageCoordination];
    }),
  );
}

function candidateSections(catalogue: Catalogue, terms: readonly Found[], named: Iterable<Section>): Set<Section> {
  const sections = new Set(named);
  const add = (section: Section | undefined): void => {
    if (section) {
      sections.add(section);
    }
  };
  for (const {bodies, titles, pageTitles} of terms) {
    for (const index of [...bodies.keys(), ...titles.keys()]) {
      add(catalogue.sections[index]);
    }
    for (const index of pageTitles.keys()) {
      add(catalogue.pages[index]?.sections[0]);
    }
  }
  return sections;
}

/** How well a section answers a term: 0 for not at all. */
function scoreTerm({bodies, titles, pageTitles, groups}: Found, {index, page, anchor, titleShare}: Section): number {
  const pageTitle = pageTitles.get(page.index) ?? 0;
  return (
    weights.body * (bodies.get(index) ?? 0) +
    weights.pageTitle * pageTitle +
    weights.group * (groups.get(page.index) ?? 0) +
    (anchor === '' ? weights.introduction * pageTitle : weights.title * titleShare * (titles.get(index) ?? 0))
  );
}

/** How close together the words of a query stand that follow each other in it, each pair by the less rare of the two. */
function nearness({records}: Section, terms: readonly Found[]): number {
  let total = 0;
  for (const [index, term] of terms.entries()) {
    const previous = terms[index - 1];
    let best = 0;
    for (const {number} of previous ? records : []) {
      const before = previous?.occurrences.get(number);
      const after = before && term.occurrences.get(number);
      if (before && after) {
        best = Math.max(best, 1 / distance(before.at, after.at));
      }
    }
    total += best < 1 / farthest ? 0 : best * Math.min(previous?.rarity ?? 0, term.rarity);
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
function titleBonus({titleStems}: Section, query: Query, terms: readonly Found[]): number {
  let asked = 0;
  let matched = 0;
  for (const [index, term] of query.terms.entries()) {
    const share = titleStems.get(term.stem);
    if (share !== undefined) {
      asked += share;
      matched += terms[index]?.rarity ?? 0;
    }
  }
  return weights.wholeTitle * matched * Math.min(1, asked);
}

/** A tab's record where it answers clearly better than the text around the tabs; the reader's own language if it can. */
function chooseRecord(
  catalogue: Catalogue,
  section: Section,
  terms: readonly Found[],
  sdk: string | undefined,
): Pick<Ranked, 'record' | 'sdk'> {
  const totals = section.records.map(({number}) =>
    sum(terms, ({occurrences}) => {
      const occurrence = occurrences.get(number);
      return occurrence ? scoreRecord(catalogue, section, number, occurrence) : 0;
    }),
  );
  const [base = 0, ...tabs] = totals;
  const best = Math.max(0, ...tabs);
  const own = section.records.findIndex((record) => record.sdk !== undefined && record.sdk === sdk);
  const chosen = own > 0 && (totals[own] ?? 0) >= 0.6 * best ? own : totals.indexOf(best, 1);
  const record = best > base * 1.15 && chosen > 0 ? chosen : 0;
  return {record: section.records[record]?.number ?? 0, sdk: section.records[record]?.sdk};
}
