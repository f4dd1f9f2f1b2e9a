import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {writeFileAtomic} from '@docs-kit/base/node/files';

/** Relative to the project's root. */
export const ledgerPath = 'packages/verify/ledger.json';

/** One success on a real engine. */
export interface Entry {
  /** A hash of everything that the run depended on. */
  hash: string;
  /** `v0.18.14` */
  engine: string;
  /** `2026-01-31` */
  date: string;
  /** `published` images and servers are the public ones, `local` ones are the project's own under the same names. */
  images: 'local' | 'published';
  /** The number of commands that ran. */
  ran: number;
  /** The number of commands that only printed their help. */
  help: number;
}

/** Keyed by `page/sample sdk`. */
export type Ledger = Record<string, Entry>;

/** Hashes texts with their names, in any order. */
export function hashTexts(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const name of [...texts.keys()].sort()) hash.update(JSON.stringify([name, texts.get(name)]));
  return hash.digest('hex').slice(0, 32);
}

/** Returns an empty ledger if the file is missing. */
export function readLedger(file: string): Ledger {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Ledger) : {};
}

/** Writes the ledger atomically, so that an interrupted run leaves either version. */
export function writeLedger(file: string, ledger: Ledger): void {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileAtomic(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
