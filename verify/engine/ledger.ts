import {createHash} from 'node:crypto';
import fs from 'node:fs';

/** Relative to the project's root. */
export const ledgerPath = 'verify/ledger.json';

/** What of a sample may run instead of everything. */
export type Part = 'first' | 'load';

/**
 * The names of what was there before the ledger was and has not run yet, relative to the project's root. It may only
 * get shorter.
 */
export const pendingPath = 'verify/pending.json';

/** One success on a real engine. */
export interface Entry {
  /** Of all that the run depended on. */
  hash: string;
  /** `v0.18.14` */
  engine: string;
  /** `2026-01-31` */
  date: string;
  /** `published` are those of the registries, `local` the project's own under the same names. */
  images: 'local' | 'published';
  /** Only the first command ran, or the module was only loaded and asked for the help of its calls. */
  part?: Part;
  /** How many commands of the pages ran. */
  ran: number;
  /** How many were only asked for their help. */
  help: number;
}

/** By `page/sample sdk`. */
export type Ledger = Record<string, Entry>;

/** Hashes texts by their names, whatever order they come in. */
export function hashTexts(texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const name of [...texts.keys()].sort()) hash.update(JSON.stringify([name, texts.get(name)]));
  return hash.digest('hex').slice(0, 32);
}

/** Whether an entry speaks for a hash and for at least the part of it that is wanted; undefined wants everything. */
export function covers(entry: Entry | undefined, hash: string, wanted: Part | undefined): boolean {
  if (entry?.hash !== hash) return false;
  return entry.part === undefined || wanted === 'load' || entry.part === wanted;
}

/** An empty ledger where the file is missing. */
export function readLedger(file: string): Ledger {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Ledger) : {};
}

/** Writes the ledger in one step: whoever stops the run finds the old one or the new one. */
export function writeLedger(file: string, ledger: Ledger): void {
  const sorted = Object.fromEntries(Object.entries(ledger).sort(([a], [b]) => (a < b ? -1 : 1)));
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  fs.renameSync(`${file}.new`, file);
}

/** The names that need no entry yet; none where the file is missing. */
export function readPending(file: string): string[] {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}

/** Takes the names that have an entry now off the list. */
export function writePending(file: string, pending: readonly string[], ledger: Ledger): void {
  const left = pending.filter((name) => !(name in ledger));
  if (left.length < pending.length) fs.writeFileSync(file, `${JSON.stringify(left, null, 2)}\n`);
}

export interface Stale {
  /** `page/sample sdk` */
  name: string;
  /** The sample is still there, in another state. */
  exists: boolean;
}

/** The entries that no longer speak for what is there. */
export function staleEntries(ledger: Ledger, hashes: ReadonlyMap<string, string>): Stale[] {
  return Object.entries(ledger)
    .filter(([name, {hash}]) => hashes.get(name) !== hash)
    .map(([name]) => ({name, exists: hashes.has(name)}));
}
