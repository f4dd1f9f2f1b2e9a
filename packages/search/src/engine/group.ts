import type {Named} from './lookup';
import type {Match, Scored} from './score';
import type {Page, Section} from './site-index';

/** The factor for each further section of the same page. */
const repeatFactor = 0.5;
const maxHitsPerPage = 2;

/** A section to show as a hit. */
export interface Ranked {
  section: Section;
  /** The anchor of the row that the query names, if it differs from the section's. */
  anchor?: string;
  /** The record to show, and its language if it's in a tab. */
  record: number;
  sdk: string | undefined;
}

/** The best sections in order, with a limit per page. */
export function group(scored: readonly Scored[]): Section[] {
  const counts = new Map<Page, number>();
  return [...scored]
    .sort((a, b) => b.score - a.score)
    .flatMap(({section, score}) => {
      const count = counts.get(section.page) ?? 0;
      counts.set(section.page, count + 1);
      return count < maxHitsPerPage ? [{section, score: score * repeatFactor ** count}] : [];
    })
    .sort((a, b) => b.score - a.score)
    .map(({section}) => section);
}

/**
 * Chooses a tab's record if it matches clearly better than the text outside tabs, preferably in the reader's language.
 */
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
