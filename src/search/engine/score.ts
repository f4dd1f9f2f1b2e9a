import type {Named} from './lookup';
import type {Postings} from './postings';
import type {Term} from './query';
import type {Page, Section, SiteIndex} from './site-index';
import {isWeak} from './tokenize';

/** A term of a query with what the index has of it. */
export interface Match {
  term: Term;
  /** Stems that answer the term, each with its weight from 0 to 1; the best last. */
  stems: [stem: string, weight: number][];
  /** Weighted term frequencies by record. */
  postings: Postings;
}

/**
 * The parameters of the formulas below, found with `npm run search:eval`.
 *
 * Bodies are scored by BM25 (Robertson and Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009, 3.4):
 * `k1` is how slowly frequency saturates, `b` how much length counts. Titles, headings and descriptions are short fields,
 * in which a term either occurs or doesn't; as in BM25F (3.6), each field has a weight. Fields are added after they
 * saturate: adding them before, as BM25F does, put ten points fewer right pages first for natural questions.
 */
export const parameters = {
  section: {k1: 0.3, heading: 0.4},
  page: {k1: 1.3, b: 0.3, body: 0.8, title: 1.4, heading: 0.4, description: 0.5},
  /** What the share of the heading that the query covers counts. */
  coverage: 0.5,
  /** The power of the share of the terms that a page has (coordination level, as in Lucene's `coord`). */
  coordination: 0.3,
  /** What the introduction, which stands for the page, gets of the page's score again. */
  introduction: 0.1,
  /** The power of the inverse document frequency: below 1, rare terms dominate less. */
  idfPower: 0.7,
  /** What a word counts that questions have around their subject. */
  weak: 0.6,
  /** Another word for the same, in titles and descriptions. */
  synonym: 0.6,
  /** What a query names outright. */
  named: 2.5,
  /** Priors of the kinds of page (Kraaij, Westerveld and Hiemstra, The Importance of Prior Probabilities, 2002). */
  prior: {guide: 1, integration: 0.8, reference: 0.4, next: 0.5},
  /** The prior of links, by the same authors: what the most linked page gets of its score again; others get less. */
  links: 0.2,
};

/** The languages of a section say the same five times. */
const tabShare = 0.2;

export interface Scored {
  section: Section;
  score: number;
}

/** What a term finds: its scores by section and page, and its weight. */
interface Evidence {
  idf: number;
  sections: Map<Section, number>;
  pages: Map<Page, number>;
  /** How well it answers a word of the title, and which share of the title that word is. */
  titles: Map<Section, {weight: number; share: number}>;
}

/**
 * Scores every section that has a term in its text or its title, the introduction of each such page, and those that are
 * named; in no order. A section's score is its own plus that of its page (Callan, Passage-Level Evidence in Document
 * Retrieval, 1994).
 *
 * @param named sections that the query names outright
 */
export function scoreSections(
  site: SiteIndex,
  matches: readonly Match[],
  named: ReadonlyMap<Section, Named>,
): Scored[] {
  const found = matches.map((match) => gather(site, match));
  const total = found.reduce((sum, {idf}) => sum + idf, 0) || 1;
  const evidence = found.map((one) => ({...one, idf: one.idf / total}));
  const pages = new Map(
    site.pages.map((page) => {
      const share = mean(evidence, ({pages: scores}) => (scores.has(page) ? 1 : 0));
      return [page, mean(evidence, ({pages: scores}) => scores.get(page) ?? 0) * share ** parameters.coordination];
    }),
  );
  const candidates = new Set(named.keys());
  for (const {sections, titles, pages: ofPages} of evidence) {
    [...sections.keys(), ...titles.keys()].forEach((section) => candidates.add(section));
    [...ofPages.keys()].forEach((page) => page.sections.slice(0, 1).forEach((section) => candidates.add(section)));
  }
  return [...candidates]
    .filter(({empty}) => !empty)
    .map((section) => {
      const text =
        mean(evidence, ({sections}) => sections.get(section) ?? 0) +
        (pages.get(section.page) ?? 0) * (section.anchor === '' ? 1 + parameters.introduction : 1) +
        parameters.coverage * coverage(section, evidence);
      return {
        section,
        score: text * prior(section.page, site.mostLinks) + parameters.named * (named.get(section)?.certainty ?? 0),
      };
    });
}

/** The mean over the terms, by their weights. */
function mean(evidence: readonly Evidence[], valueOf: (one: Evidence) => number): number {
  return evidence.reduce((sum, one) => sum + one.idf * valueOf(one), 0);
}

/** The share of the query that the title answers, times the share of the title that answers it; both by their weights. */
function coverage(section: Section, evidence: readonly Evidence[]): number {
  const ofQuery = mean(evidence, ({titles}) => titles.get(section)?.weight ?? 0);
  return ofQuery * evidence.reduce((sum, {titles}) => sum + (titles.get(section)?.share ?? 0), 0);
}

function prior({kind, integration, links}: Page, mostLinks: number): number {
  const ofLinks = Math.log(1 + links) / Math.log(1 + mostLinks);
  return parameters.prior[integration ? 'integration' : kind] * (1 + parameters.links * ofLinks);
}

/** Scores a term in all fields of sections and pages. */
function gather(site: SiteIndex, {term, stems, postings}: Match): Evidence {
  const {section: ofSection, page: ofPage} = parameters;
  const frequencies = {sections: new Map<Section, number>(), pages: new Map<Page, number>()};
  for (const [record, frequency] of postings) {
    const section = site.recordSections[record];
    if (section) {
      const isTab = section.records[0]?.number !== record;
      raise(frequencies.sections, section, frequency);
      // The pivoted length normalization of BM25: 1 for a page of average length.
      const norm = 1 - ofPage.b + (ofPage.b * section.page.length) / site.averagePageLength;
      add(frequencies.pages, section.page, (frequency * (isTab ? tabShare : 1)) / norm);
    }
  }
  const sections = saturate(frequencies.sections, ofSection.k1, 1);
  const pages = saturate(frequencies.pages, ofPage.k1, ofPage.body);
  const titles: Evidence['titles'] = new Map();
  const headings = new Map<Page, number>();
  for (const [stem, weight] of stems) {
    for (const section of site.titled.get(stem) ?? []) {
      const best = titles.get(section) ?? {weight: 0, share: 0};
      const share = weight * (section.titleWeights.get(stem) ?? 0);
      titles.set(section, {weight: Math.max(weight, best.weight), share: Math.max(share, best.share)});
    }
  }
  titles.forEach(({weight}, section) => {
    if (section.anchor !== '') {
      add(sections, section, ofSection.heading * weight * Math.min(1, 2 / Math.sqrt(section.titleWeights.size)));
      raise(headings, section.page, weight);
    }
  });
  headings.forEach((weight, page) => add(pages, page, ofPage.heading * weight));
  best(stems, site.titledPages).forEach((weight, page) => add(pages, page, ofPage.title * weight));
  best(stems, site.described).forEach((weight, page) => add(pages, page, ofPage.description * weight));
  return {idf: inverseDocumentFrequency(site, term, postings), sections, pages, titles};
}

function add<T>(to: Map<T, number>, key: T, more: number): void {
  to.set(key, (to.get(key) ?? 0) + more);
}

function raise<T>(to: Map<T, number>, key: T, least: number): void {
  to.set(key, Math.max(to.get(key) ?? 0, least));
}

/** Saturates the frequency of a term (BM25). */
function saturate<T>(frequencies: ReadonlyMap<T, number>, k1: number, weight: number): Map<T, number> {
  return new Map([...frequencies].map(([key, frequency]) => [key, (weight * frequency) / (frequency + k1)]));
}

/** The documents that have one of several stems, with the weight of the best of these. */
function best<T>(stems: Match['stems'], byStem: ReadonlyMap<string, T[]>): Map<T, number> {
  const found = new Map<T, number>();
  stems.forEach(([stem, weight]) => byStem.get(stem)?.forEach((one) => raise(found, one, weight)));
  return found;
}

/** Robertson and Spärck Jones's weight, above 0 as in Lucene. */
function inverseDocumentFrequency(site: SiteIndex, {stem, text}: Term, postings: Postings): number {
  const size = site.recordSections.length;
  const frequency = site.common.has(stem) ? size / 3 : Math.max(postings.size, site.titled.get(stem)?.length ?? 0);
  return (
    Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5)) ** parameters.idfPower *
    (isWeak(text) ? parameters.weak : 1)
  );
}
