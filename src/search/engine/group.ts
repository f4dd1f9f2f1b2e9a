import type {Named} from './lookup';
import type {Match, Scored} from './score';
import type {Page, Section} from './site-index';

/** What each further section of a page is worth beside the one before. */
const further = 0.5;
/** A screen of hits: each costs time at every key. */
const mostHits = 7;
const mostHitsOfPage = 2;

/** A section to show. */
export interface Ranked {
  section: Section;
  /** Anchor of the row that the query names, where it isn't the section's own. */
  anchor?: string;
  /** The record to show, and its language if it is a tab's. */
  record: number;
  sdk: string | undefined;
}

/** The best sections, best first, few enough of each page to leave room for others. */
export function group(scored: readonly Scored[]): Section[] {
  const counts = new Map<Page, number>();
  return [...scored]
    .sort(compare)
    .flatMap(({section, score}) => {
      const count = counts.get(section.page) ?? 0;
      counts.set(section.page, count + 1);
      return count < mostHitsOfPage ? [{section, score: score * further ** count}] : [];
    })
    .sort(compare)
    .slice(0, mostHits)
    .map(({section}) => section);
}

function compare(a: Scored, b: Scored): number {
  return b.score - a.score || a.section.index - b.section.index;
}

/** A tab's record where it answers clearly better than the text around the tabs; the reader's own language if it can. */
export function chooseRecord(
  section: Section,
  matches: readonly Match[],
  named: Named | undefined,
  sdk: string | undefined,
): Ranked {
  const totals = section.records.map(({number}) =>
    matches.reduce((sum, {postings}) => sum + Math.min(1, postings.get(number) ?? 0), 0),
  );
  const [text = 0, ...tabs] = totals;
  const most = Math.max(0, ...tabs);
  const own = section.records.findIndex((record) => record.sdk !== undefined && record.sdk === sdk);
  const chosen = own > 0 && (totals[own] ?? 0) >= 0.6 * most ? own : totals.indexOf(most, 1);
  const record = section.records[most > text && chosen > 0 ? chosen : 0];
  return {
    section,
    ...(named?.anchor !== undefined && {anchor: named.anchor}),
    record: record?.number ?? 0,
    sdk: record?.sdk,
  };
}
