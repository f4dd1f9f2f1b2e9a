import {looksLikeMessage, type Named} from './lookup';
import type {Postings} from './postings';
import type {Query, Term} from './query';
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
 * in which a term either occurs or doesn't; their boosts are added to the body's score. BM25F proper (3.6), which adds the
 * fields before they saturate, put ten points fewer right pages first for natural questions.
 */
export const parameters = {
  section: {k1: 0.3, b: 0.1, title: 0.4},
  page: {k1: 1.3, b: 0.3, title: 1.4, heading: 0.8, description: 0.5},
  /** What the score of the page counts beside the section's (Callan, Passage-Level Evidence in Document Retrieval, 1994). */
  pageShare: 0.6,
  /** The power of the share of the terms that a page has (coordination level, as in Lucene's `coord`). */
  coordination: 0.4,
  /** What the share of the title that the query covers counts. */
  titleCoverage: 0.6,
  /** What the introduction, which stands for the page, gets of the page's score again. */
  introduction: 0.1,
  /** The power of the inverse document frequency: below 1, rare terms dominate less. */
  idfPower: 0.7,
  /** What a word counts that questions have around their subject. */
  weak: 0.6,
  /** Another word for the same, in titles and descriptions. */
  synonym: 0.6,
  /** What a query names outright. */
  named: 3,
  /** Priors of the kinds of page (Kraaij, Westerveld and Hiemstra, The Importance of Prior Probabilities, 2002). */
  prior: {guide: 1, integration: 0.85, reference: 0.8, api: 0.2, next: 0.5, messages: 1.3},
};

/** The languages of a section say the same five times. */
const tabShare = 0.2;

export interface Scored {
  section: Section;
  score: number;
}

/** The scores of a term in sections and pages, by index, and its weight. */
interface Evidence {
  idf: number;
  sections: Map<number, number>;
  pages: Map<number, number>;
}

/**
 * Scores every section that has a term in its text or its title, and those that are named; in no order.
 *
 * @param named sections that the query names outright
 */
export function scoreSections(
  site: SiteIndex,
  query: Query,
  matches: readonly Match[],
  named: ReadonlyMap<Section, Named>,
): Scored[] {
  const evidence = matches.map((match) => gather(site, match));
  const total = evidence.reduce((sum, {idf}) => sum + idf, 0) || 1;
  const isMessage = looksLikeMessage(query);
  const candidates = new Set([...named.keys()].map(({index}) => index));
  const pages = site.pages.map(({index}) => {
    const found = evidence.reduce((sum, {idf, pages: frequencies}) => sum + (frequencies.has(index) ? idf : 0), 0);
    return weighted(evidence, 'pages', index, total) * (found / total) ** parameters.coordination;
  });
  for (const {sections, pages: ofPages} of evidence) {
    [...sections.keys()].forEach((index) => candidates.add(index));
    [...ofPages.keys()].forEach((index) => candidates.add(site.pages[index]?.sections[0]?.index ?? -1));
  }
  return [...candidates].flatMap((index): Scored[] => {
    const section = site.sections[index];
    if (!section || section.empty) {
      return [];
    }
    const page = pages[section.page.index] ?? 0;
    const share = parameters.pageShare + (section.anchor === '' ? parameters.introduction : 0);
    const text =
      weighted(evidence, 'sections', index, total) +
      share * page +
      parameters.titleCoverage * coverage(section, matches, evidence, total);
    return [
      {
        section,
        score: text * prior(section.page, isMessage) + parameters.named * (named.get(section)?.certainty ?? 0),
      },
    ];
  });
}

/** The mean score of a section or a page over the terms, by their weights. */
function weighted(evidence: readonly Evidence[], of: 'sections' | 'pages', index: number, total: number): number {
  return evidence.reduce((sum, {idf, [of]: scores}) => sum + idf * (scores.get(index) ?? 0), 0) / total;
}

/** Saturates the frequency of a term (BM25). */
function saturate(frequencies: ReadonlyMap<number, number>, k1: number): Map<number, number> {
  return new Map([...frequencies].map(([index, frequency]) => [index, frequency / (frequency + k1)]));
}

function prior({kind, api, messages, integration}: Page, isMessage: boolean): number {
  if (isMessage && messages) {
    return parameters.prior.messages;
  }
  return parameters.prior[api ? 'api' : integration ? 'integration' : kind];
}

/** Scores a term in all fields of sections and pages. */
function gather(site: SiteIndex, {term, stems, postings}: Match): Evidence {
  const {section: ofSection, page: ofPage} = parameters;
  const inSections = new Map<number, number>();
  const inPages = new Map<number, number>();
  const add = (to: Map<number, number>, index: number, more: number): void => {
    to.set(index, (to.get(index) ?? 0) + more);
  };
  for (const [record, frequency] of postings) {
    const section = site.recordSections[record];
    if (section) {
      const own = section.records[record - (section.records[0]?.number ?? 0)];
      const isTab = own?.sdk !== undefined;
      const normalized = frequency / norm(ofSection.b, (own?.length ?? 0) / site.averageLength);
      inSections.set(section.index, Math.max(normalized, inSections.get(section.index) ?? 0));
      const {index, length} = section.page;
      add(inPages, index, (frequency * (isTab ? tabShare : 1)) / norm(ofPage.b, length / site.averagePageLength));
    }
  }
  const sections = saturate(inSections, ofSection.k1);
  const pages = saturate(inPages, ofPage.k1);
  const headings = new Map<number, number>();
  for (const [{index, anchor, stems: title, page}, weight] of best(stems, site.titled)) {
    if (anchor !== '') {
      add(sections, index, ofSection.title * weight * Math.min(1, 2 / Math.sqrt(title.length)));
      headings.set(page.index, Math.max(weight, headings.get(page.index) ?? 0));
    }
  }
  headings.forEach((weight, index) => add(pages, index, ofPage.heading * weight));
  best(stems, site.titledPages).forEach((weight, {index}) => add(pages, index, ofPage.title * weight));
  best(stems, site.described).forEach((weight, {index}) => add(pages, index, ofPage.description * weight));
  return {idf: inverseDocumentFrequency(site, term, postings), sections, pages};
}

/** The documents that have one of several stems, with the weight of the best of these. */
function best<T>(stems: Match['stems'], byStem: ReadonlyMap<string, T[]>): Map<T, number> {
  return new Map(stems.flatMap(([stem, weight]) => (byStem.get(stem) ?? []).map((one): [T, number] => [one, weight])));
}

/** The pivoted length normalization of BM25: 1 for a text of average length. */
function norm(b: number, relativeLength: number): number {
  return 1 - b + b * relativeLength;
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

/** The share of the query that the title has, times the share of the title that the query has; both by their weights. */
function coverage(
  {titleWeights}: Section,
  matches: readonly Match[],
  evidence: readonly Evidence[],
  total: number,
): number {
  let ofTitle = 0;
  let ofQuery = 0;
  for (const [index, {term}] of matches.entries()) {
    const weight = titleWeights.get(term.stem);
    if (weight !== undefined) {
      ofTitle += weight;
      ofQuery += (evidence[index]?.idf ?? 0) / total;
    }
  }
  return ofTitle * ofQuery;
}
