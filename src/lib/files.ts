import {createHash} from 'node:crypto';
import {readdirSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** The hash of files (by name and content) and of data that is no file. */
export async function hashFiles(root: string, files: readonly string[], data: unknown = null): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(data));
  for (const file of [...files].sort()) hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

/** Files below a folder, relative to it with slashes, in order; none where there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Symbolic links below a folder, relative to it with slashes, in order; they aren't followed. */
export function listLinks(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Writes a file, or puts another in its place: what is stopped on the way leaves no half of one under its name. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
