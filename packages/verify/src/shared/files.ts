import {createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The project's root, where all its tools run. */
export const projectRoot = process.cwd();

/** The folder of a toolchain's lock files and programs. */
export function toolchainFolder(language: string): string {
  return path.join(projectRoot, 'packages', 'verify', 'src', 'languages', language, 'toolchain');
}

/** A language's work folder below the Git-ignored cache. */
export function workFolder(language: string): string {
  return path.join(projectRoot, '.cache', 'verify', language);
}

/** Writes a file, and creates the folders above it. */
export function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Empties a folder, or creates it. */
export function clearFolder(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
}

/** The first 16 hexadecimal digits of the texts' SHA-256. */
export function hash(...texts: string[]): string {
  const sum = createHash('sha256');
  for (const text of texts) sum.update(text).update('\0');
  return sum.digest('hex').slice(0, 16);
}
