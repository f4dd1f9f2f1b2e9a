import {createHash} from 'node:crypto';
import {readdirSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** Hashes files (name and content) and other data. */
export async function hashFiles(root: string, files: readonly string[], data: unknown = null): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(data));
  for (const file of [...files].sort()) hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

/** Lists files below a folder, sorted, relative to it with forward slashes; empty if the folder doesn't exist. */
export function listFiles(folder: string): string[] {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * Lists symbolic links below a folder, sorted, relative to it with forward slashes; empty if the folder doesn't exist.
 * They aren't followed.
 */
export function listLinks(folder: string): string[] {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Writes or replaces a file through a temporary one, so that an interruption never leaves half a file. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
