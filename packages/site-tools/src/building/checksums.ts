import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {listFiles, writeFileAtomic} from '@docs-kit/base/node/files';

/** The SHA-256 of each file below a folder, by its relative path. */
type Checksums = Readonly<Record<string, string>>;

/**
 * Lists the checksums of a cache that has none itself, for `removeDamaged`.
 *
 * @param folder the cache
 * @param listFile is replaced
 */
export function writeChecksums(folder: string, listFile: string): void {
  mkdirSync(path.dirname(listFile), {recursive: true});
  writeFileAtomic(listFile, JSON.stringify(checksumsOf(folder)));
}

/**
 * Removes the entries of a cache, each a file or folder directly in it, that have changed since `writeChecksums`: a
 * damaged one would break every further build, or be published unnoticed. Entries that weren't there then are kept,
 * because they belong to another command.
 *
 * @param folder the cache
 * @param listFile the checksums; without the file, nothing is removed, and if it's damaged itself, everything
 * @returns whether there were any
 */
export function removeDamaged(folder: string, listFile: string): boolean {
  if (!existsSync(listFile)) return false;
  const listed = readChecksums(listFile);
  const damaged = listed ? changedEntries(listed, checksumsOf(folder)) : [''];
  const found = damaged.map((entry) => path.join(folder, entry)).filter((entry) => existsSync(entry));
  found.forEach((entry) => rmSync(entry, {recursive: true}));
  return found.length > 0;
}

function checksumsOf(folder: string): Checksums {
  const sums = listFiles(folder).map((file) => {
    const bytes = readFileSync(path.join(folder, file));
    return [file, createHash('sha256').update(bytes).digest('hex')];
  });
  return Object.fromEntries(sums) as Checksums;
}

/** Undefined if the list is damaged. */
function readChecksums(listFile: string): Checksums | undefined {
  try {
    return JSON.parse(readFileSync(listFile, 'utf8')) as Checksums;
  } catch {
    return undefined;
  }
}

const entryOf = (file: string): string => file.split('/', 1)[0] ?? '';

function changedEntries(listed: Checksums, present: Checksums): string[] {
  const entries = new Set(Object.keys(listed).map(entryOf));
  const changed = Object.keys({...listed, ...present}).filter((file) => listed[file] !== present[file]);
  return [...new Set(changed.map(entryOf))].filter((entry) => entries.has(entry));
}
