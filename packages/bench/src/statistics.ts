import type {SiteId} from './sites/site';

/** The median; NaN if there are no numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The 95th percentile; NaN if there are no numbers. */
export function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
}

/** This site's value relative to the best (lowest) peer's; NaN if one is missing or the best is 0. */
export function ratioToBest(medians: ReadonlyMap<SiteId, number>): number {
  const own = medians.get('this') ?? Number.NaN;
  const peers = [...medians].filter(([id, value]) => id !== 'this' && !Number.isNaN(value)).map(([, value]) => value);
  const best = Math.min(...peers);
  return peers.length > 0 && best > 0 ? own / best : Number.NaN;
}
