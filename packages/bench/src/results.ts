import type {Bar} from './bars';
import type {SiteId} from './sites/site';

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

/** The median; NaN if there are no numbers. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

/** This site's value relative to the best (lowest) peer's; NaN if one is missing or the best is 0. */
function ratioToBest(medians: ReadonlyMap<SiteId, number>): number {
  const own = medians.get('this') ?? Number.NaN;
  const peers = [...medians].filter(([id, value]) => id !== 'this' && !Number.isNaN(value)).map(([, value]) => value);
  const best = Math.min(...peers);
  return peers.length > 0 && best > 0 ? own / best : Number.NaN;
}

/** Whether a row meets its goal; undefined if it has none, or there's nothing to compare with. */
export function passes({bar, medians, ratio}: ResultRow): boolean | undefined {
  const value = bar?.kind === 'limit' ? medians.get('this') : ratio;
  if (!bar || value === undefined || Number.isNaN(value)) return undefined;
  return value <= bar.max;
}
