import type {Bar} from './bars';
import type {SiteId} from './sites/site';
import {median, ratioToBest} from './statistics';

export type Unit = 'KiB' | 'MiB' | 'ms' | 's' | '';

/** One line of the report. */
export interface Row {
  /** The group that's measured together: a page, or a topic such as builds. */
  group: string;
  label: string;
  unit: Unit;
  bar?: Bar;
}

export interface ResultRow extends Row {
  /** The value of every run. */
  runs: Map<SiteId, number[]>;
  medians: Map<SiteId, number>;
  /** Relative to the best peer. */
  ratio: number;
}

/** Collects measurements; rows keep the order in which they were added. */
export class Results {
  private readonly rows = new Map<string, Row & {runs: Map<SiteId, number[]>}>();

  /** Returns a function that adds a site's values to rows of a group. */
  adder(site: SiteId, group: string): (label: string, unit: Unit, value: number, bar?: Bar) => void {
    return (label, unit, value, bar) => {
      const key = `${group}\n${label}`;
      const kept = this.rows.get(key) ?? {group, label, unit, bar, runs: new Map<SiteId, number[]>()};
      this.rows.set(key, kept);
      kept.runs.set(site, [...(kept.runs.get(site) ?? []), value]);
    };
  }

  list(): ResultRow[] {
    return [...this.rows.values()].map((row) => {
      const medians = new Map([...row.runs].map(([id, values]) => [id, median(values)]));
      return {...row, medians, ratio: ratioToBest(medians)};
    });
  }
}

/** Whether a row meets its goal; undefined if it has none, or there's nothing to compare with. */
export function passes({bar, medians, ratio}: ResultRow): boolean | undefined {
  const value = bar?.kind === 'limit' ? medians.get('this') : ratio;
  if (!bar || value === undefined || Number.isNaN(value)) return undefined;
  return value <= bar.max;
}
