import {align} from '@docs-kit/base/align';
import {passes, type ResultRow, type Unit} from './results';
import {generators} from './sites';
import type {SiteId} from './sites/site';

/** Formats the results as text: a block per group, with a column per site, the ratio to the best peer, and the goal. */
export function renderTable(rows: readonly ResultRow[], sites: readonly SiteId[]): string {
  const groups = [...new Set(rows.map(({group}) => group))];
  return groups
    .map((group) => {
      const head = ['', ...sites.map((id) => generators[id].name), 'ratio', 'bar'];
      const body = rows.filter((row) => row.group === group).map((row) => cells(row, sites));
      return [group, ...align([head, ...body], [0, head.length - 1])].join('\n');
    })
    .join('\n\n');
}

function cells(row: ResultRow, sites: readonly SiteId[]): string[] {
  const label = row.unit === '' ? row.label : `${row.label}, ${row.unit}`;
  return [label, ...sites.map((id) => format(row.medians.get(id), row.unit)), ratio(row), verdict(row)];
}

function verdict(row: ResultRow): string {
  const kept = passes(row);
  if (!row.bar || kept === undefined) return '';
  return `${kept ? 'pass' : 'FAIL'} ≤ ${row.bar.max}${row.bar.kind === 'ratio' ? '×' : ''}`;
}

function ratio({ratio: value}: ResultRow): string {
  return Number.isNaN(value) ? '' : `${value.toFixed(2)}×`;
}

/** Formats a number with three significant digits. */
function format(value: number | undefined, unit: Unit): string {
  if (value === undefined || Number.isNaN(value)) return '-';
  if (unit === '' && !Number.isInteger(value)) return value.toFixed(3);
  return value.toFixed((unit === 'KiB' || unit === 's') && value < 1000 ? 1 : 0);
}
