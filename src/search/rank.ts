import type {Catalogue, Section} from './catalogue';
import type {Named} from './lookup';
import type {Query, Term} from './query';
import {split, stem} from './words';

/** How often a term occurs in each record that has it. */
export type Occurrences = Map<number, number>;

export interface Ranked {
  section: Section;
  score: number;
  /** Anchor of the row that the query names, where it is not the section's own. */
  anchor?: string;
  /** The record to show, and its language if it is a tab's. */
  record: number;
  sdk: string | undefined;
}

/** What counts how much. Found by trial with `npm run search:eval`; a title's word counts as much as a full text of it. */
const weights = {
  body: 1,
  title: 1.5,
  parent: 0.4,
  page: 1,
  group: 0.2,
  /** A word that the reader has not finished, where another word begins so. */
  begun: 0.6,
  /** The whole title is asked for. */
  wholeTitle: 1.2,
  /** The introduction of a page stands for the page. */
  introduction: 0.5,
  /** What the rest of the page adds. */
  otherSections: 0.45,
  /** How fast a section loses that lacks words of the query. */
  coordination: 0.8,
  named: 14,
};
const kindFactor = {guide: 1, reference: 0.85, next: 0.55};
const apiFactor = 0.55;
/** As in Okapi BM25. */
const saturation = 1.2;
const lengthShare = 0.6;

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
  const rarity = query.terms.map((term, index) => rarityOf(catalogue, term, found[index] ?? new Map()));
  const total = rarity.reduce((sum, value) => sum + value, 0) || 1;
  const candidates = candidateSections(catalogue, query, found, namedPlaces);
  const scores = new Map([...candidates].map((section) => [section, scoreTerms(catalogue, query, found, section)]));
  const pages = new Map<Section['page'], number[]>();
  for (const [section, {terms}] of scores) {
    const best = pages.get(section.page) ?? query.terms.map(() => 0);
    pages.set(
      section.page,
      best.map((value, index) => Math.max(value, terms[index] ?? 0)),
    );
  }
  const certain = new Map<Section, Named>();
  for (const place of namedPlaces) {
    if ((certain.get(place.section)?.certainty ?? 0) < place.certainty) {
      certain.set(place.section, place);
    }
  }

  const ranked = [...scores].map(([section, {terms, bodies}]): Ranked => {
    const own = sum(terms, rarity);
    const page = sum(pages.get(section.page) ?? [], rarity);
    const covered = rarity.reduce((part, value, index) => part + ((terms[index] ?? 0) > 0 ? value : 0), 0) / total;
    const factor = kindFactor[section.page.kind] * (section.page.api ? apiFactor : 1);
    const place = certain.get(section);
    const text =
      (own * covered ** weights.coordination +
        weights.otherSections * page +
        bonus(section, query, rarity, catalogue)) /
      total;
    return {
      section,
      score: text * factor + (place ? weights.named * place.certainty : 0),
      ...(place?.anchor !== undefined && {anchor: place.anchor}),
      ...chooseRecord(section, bodies, rarity, sdk),
    };
  });
  return ranked.sort((a, b) => b.score - a.score || a.section.index - b.section.index);
}

function sum(values: readonly number[], rarity: readonly number[]): number {
  return values.reduce((result, value, index) => result + value * (rarity[index] ?? 0), 0);
}

function rarityOf(catalogue: Catalogue, term: Term, found: Occurrences): number {
  const records = catalogue.recordSections.length;
  const count = catalogue.common.has(term.text)
    ? records / 3
    : Math.max(found.size, catalogue.titleCounts.get(term.stem) ?? 0);
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
  for (const section of catalogue.sections) {
    if (query.terms.some((term) => titleMatch(section.stems, term) > 0)) {
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

function titleMatch(stems: readonly string[], term: Term): number {
  if (stems.includes(term.stem)) {
    return 1;
  }
  return term.open && term.text.length > 1 && stems.some((title) => title.startsWith(term.text)) ? weights.begun : 0;
}

function scoreTerms(catalogue: Catalogue, query: Query, found: readonly Occurrences[], section: Section): Scores {
  const bodies = query.terms.map((_, index) =>
    section.records.map(({number, length}) => {
      const count = found[index]?.get(number) ?? 0;
      const expected = saturation * (1 - lengthShare + (lengthShare * length) / catalogue.averageLength);
      return (count * (saturation + 1)) / (count + expected) / (saturation + 1);
    }),
  );
  const terms = query.terms.map((term, index) => {
    const body = Math.max(0, ...(bodies[index] ?? []));
    const title = titleMatch(section.stems, term);
    const parent = section.parent ? titleMatch(section.parent.stems, term) : 0;
    const page = titleMatch(section.page.stems, term);
    const group = titleMatch(section.page.groupStems, term);
    return (
      weights.body * body +
      weights.title * (section.anchor === '' ? 0 : title) +
      weights.parent * parent +
      weights.page * page +
      weights.group * group +
      (section.anchor === '' ? weights.introduction * page : 0)
    );
  });
  return {terms, bodies};
}

/** How much of the title the query has. */
function bonus(section: Section, query: Query, rarity: readonly number[], catalogue: Catalogue): number {
  const title = [...new Set(split(section.title).map(stem))];
  const weight = (word: string): number =>
    Math.log(1 + catalogue.sections.length / (1 + (catalogue.titleCounts.get(word) ?? 0)));
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
