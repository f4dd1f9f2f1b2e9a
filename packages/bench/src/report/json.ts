import os from 'node:os';
import {profile} from '../chromium/visit';
import type {Options} from '../options';
import {passes, type ResultRow} from '../results';

/** All results of a run with the environment in which they were measured, in each row's unit. */
export function renderJson(rows: readonly ResultRow[], options: Options, pages: number): string {
  const report = {
    date: new Date().toISOString(),
    machine: {processor: os.cpus()[0]?.model, cores: os.cpus().length, memory: os.totalmem(), platform: os.platform()},
    node: process.version,
    profile,
    options,
    pages,
    rows: rows.map((row) => ({
      ...row,
      runs: Object.fromEntries(row.runs),
      medians: Object.fromEntries(row.medians),
      ratio: Number.isNaN(row.ratio) ? null : row.ratio,
      passes: passes(row) ?? null,
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
