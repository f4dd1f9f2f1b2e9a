import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../src/lib/files';

/** The project's root, where all its tools run. */
export const projectRoot = process.cwd();

/** The folder of a toolchain's lock files and programs. */
export function toolchainFolder(language: string): string {
  return path.join(projectRoot, 'verify', 'languages', language, 'toolchain');
}

/** A language's work folder below the Git-ignored cache; created if necessary. */
export function workFolder(language: string): string {
  const folder = path.join(projectRoot, '.cache', 'verify', language);
  mkdirSync(folder, {recursive: true});
  return folder;
}

/** Writes a file only if its text differs, so that compilers' caches stay valid. */
export function writeFile(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(file), {recursive: true});
  }
  writeFileSync(file, text);
}

/** Copies a folder, leaving identical files untouched. */
export function copyFolder(from: string, to: string): void {
  for (const name of listFiles(from)) writeFile(path.join(to, name), readFileSync(path.join(from, name), 'utf8'));
}

/** Deletes the content of a folder except for some entries. */
export function clearFolder(folder: string, keep: ReadonlySet<string> = new Set()): void {
  for (const entry of readdirSync(folder)) {
    if (!keep.has(entry)) rmSync(path.join(folder, entry), {recursive: true, force: true});
  }
}

/** The first 16 hexadecimal digits of the texts' SHA-256. */
export function hash(...texts: string[]): string {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(text).update('\0');
  return sum.digest('hex').slice(0, 16);
}
