import type {Named} from './lookup';
import type {Postings} from './postings';
import type {Term} from './query';
import type {Page, Section, SiteIndex} from './site-index';
import {isWeak} from './tokenize';

/** A term of a query with its postings. */
export interface Match {
  term: Term;
  /** Matching stems with weights from 0 to 1; the best one is last. */
  stems: [stem: string, weight: number][];
  /** Weighted term frequencies by record. */
  postings: Postings;
}

/**
 * The parameters of the formulas below, tuned with `npm run search:eval`.
 *
 * Bodies are scored with BM25 (Robertson and Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009,
 * 3.4): `k1` controls how slowly frequency saturates, `b` the influence of length. Titles, headings and descriptions
 * are short fields, in which a term either occurs or doesn't; as in BM25F (3.6), each field has a weight. Fields are
 * added after saturation. Adding them before, as in BM25F, put the right page first ten percentage points less often
 * for natural questions.
 */
export const parameters = {
  section: {k1: 0.3, heading: 0.4},
  page: {k1: 1.3, b: 0.3, body: 0.8, title: 1.4, heading: 0.4, description: 0.5},
  /** The weight of title coverage, see `coverage`. */
  coverage: 0.5,
  /** The weight of the query's word pairs in the title, see `phrase`. */
  phrase: 1,
  /** The exponent of the share of terms that a page contains (coordination level, as in Lucene's `coord`). */
  coordination: 0.3,
  /** The exponent of the inverse document frequency: below 1, rare terms dominate less. */
  idfPower: 0.7,
  /** The weight of words that questions contain besides their subject. */
  weak: 0.6,
  /** The weight of synonyms in titles and descriptions. */
  synonym: 0.6,
  /** The weight of explicit names. */
  named: 2.5,
  /** Priors by kind of page (Kraaij, Westerveld and Hiemstra, The Importance of Prior Probabilities, 2002). */
  prior: {guide: 1, integration: 0.8, reference: 0.4, next: 0.5},
  /**
   * The prior of incoming links, by the same authors: the additional share of its score for the page with the most
   * links; others get less.
   */
  links: 0.2,
};

export interface Scored {
  section: Section;
  score: number;
}

/** A term's scores by section and page, and its weight. */
interface Evidence {
  idf: number;
  sections: Map<Section, number>;
  pages: Map<Page, number>;
  /** How well a word of the title matches, and that word's share of the title. */
  titles: Map<Section, {weight: number; share: number}>;
}

/**
 * Scores every section that has a term in its text or title, and named sections; unsorted. A section's score is its own plus its page's (Callan, Passage-Level Evidence in Document Retrieval, 1994).
 *
 * @param named sections that the query names explicitly
 */
export function scoreSections(
  site: SiteIndex,
  matches: readonly Match[],
  named: ReadonlyMap<Section, Named>,
  bigrams: ReadonlySet<string>,
): Scored[] {
  const found = matches.map((match) => scoreTerm(site, match));
  const total = found.reduce((sum, {idf}) => sum + idf, 0) || 1;
  const evidence = found.map((one) => ({...one, idf: one.idf / total}));
  const pages = new Map(
    site.pages.map((page) => {
      const share = mean(evidence, ({pages: scores}) => (scores.has(page) ? 1 : 0));
      return [page, mean(evidence, ({pages: scores}) => scores.get(page) ?? 0) * share ** parameters.coordination];
    }),
  );
  const candidates = new Set(named.keys());
  for (const {sections, titles} of evidence)
    [...sections.keys(), ...titles.keys()].forEach((section) => candidates.add(section));

  return [...candidates]
    .filter(({empty}) => !empty)
    .map((section) => {
      const text =
        mean(evidence, ({sections}) => sections.get(section) ?? 0) +
        (pages.get(section.page) ?? 0) +
        parameters.coverage * coverage(section, evidence) +
        parameters.phrase * phrase(section, bigrams);
      return {
        section,
        score: text * prior(section.page, site.mostLinks) + parameters.named * (named.get(section)?.certainty ?? 0),
      };
    });
}

/** The weighted mean over the terms. */
function mean(evidence: readonly Evidence[], valueOf: (one: Evidence) => number): number {
  return evidence.reduce((sum, one) => sum + one.idf * valueOf(one), 0);
}

/**
 * The weighted share of the query that the title covers, times the weighted share of the title that the query covers.
 */
function coverage(section: Section, evidence: readonly Evidence[]): number {
  const ofQuery = mean(evidence, ({titles}) => titles.get(section)?.weight ?? 0);
  return ofQuery * evidence.reduce((sum, {titles}) => sum + (titles.get(section)?.share ?? 0), 0);
}

/** The share of the query's bigrams that occur in the title: `in CI`, `a module`. Unlike terms, they keep stop words. */
function phrase({bigrams: ofTitle}: Section, bigrams: ReadonlySet<string>): number {
  let common = 0;
  bigrams.forEach((pair) => (common += ofTitle.has(pair) ? 1 : 0));
  return common / Math.max(1, bigrams.size);
}

function prior({kind, integration, links}: Page, mostLinks: number): number {
  const ofLinks = Math.log(1 + links) / Math.log(1 + mostLinks);
  return parameters.prior[integration ? 'integration' : kind] * (1 + parameters.links * ofLinks);
}

/** Scores a term in all fields of sections and pages. */
function scoreTerm(site: SiteIndex, {term, stems, postings}: Match): Evidence {
  const {section: ofSection, page: ofPage} = parameters;
  const frequencies = {sections: new Map<Section, number>(), pages: new Map<Page, number>()};
  for (const [record, frequency] of postings) {
    const section = site.recordSections[record];
    if (section) {
      setMax(frequencies.sections, section, frequency);
      // BM25's pivoted length normalization: 1 for a page of average length.
      const norm = 1 - ofPage.b + (ofPage.b * section.page.length) / site.averagePageLength;
      add(frequencies.pages, section.page, frequency / norm);
    }
  }
  const sections = saturate(frequencies.sections, ofSection.k1, 1);
  const pages = saturate(frequencies.pages, ofPage.k1, ofPage.body);
  const titles: Evidence['titles'] = new Map();
  const headings = new Map<Page, number>();
  for (const [stem, weight] of stems) {
    for (const section of site.titled.get(stem) ?? []) {
      const known = titles.get(section) ?? {weight: 0, share: 0};
      const share = weight * (section.titleWeights.get(stem) ?? 0);
      titles.set(section, {weight: Math.max(weight, known.weight), share: Math.max(share, known.share)});
    }
  }
  titles.forEach(({weight}, section) => {
    if (section.anchor !== '') {
      add(sections, section, ofSection.heading * weight);
      setMax(headings, section.page, weight);
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

function setMax<T>(to: Map<T, number>, key: T, value: number): void {
  to.set(key, Math.max(to.get(key) ?? 0, value));
}

/** BM25's saturation of a term frequency. */
function saturate<T>(frequencies: ReadonlyMap<T, number>, k1: number, weight: number): Map<T, number> {
  return new Map([...frequencies].map(([key, frequency]) => [key, (weight * frequency) / (frequency + k1)]));
}

/** Merges documents that contain any of several stems; the best stem's weight counts. */
function best<T>(stems: Match['stems'], byStem: ReadonlyMap<string, T[]>): Map<T, number> {
  const found = new Map<T, number>();
  stems.forEach(([stem, weight]) => byStem.get(stem)?.forEach((one) => setMax(found, one, weight)));
  return found;
}

/** Robertson and Spärck Jones's weight, always positive as in Lucene. */
function inverseDocumentFrequency(site: SiteIndex, {stem, text}: Term, postings: Postings): number {
  const size = site.recordSections.length;
  const frequency = site.common.has(stem) ? size / 3 : Math.max(postings.size, site.titled.get(stem)?.length ?? 0);
  return (
    Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5)) ** parameters.idfPower *
    (isWeak(text) ? parameters.weak : 1)
  );
}
