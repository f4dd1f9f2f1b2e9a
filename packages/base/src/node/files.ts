import {createHash} from 'node:crypto';
import {type Dirent, readdirSync, renameSync, statSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** Hashes files (name and content) and other data. */
export async function hashFiles(root: string, files: readonly string[], data: unknown = null): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(data));
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

/**
 * Everything below a folder at any depth; empty if the folder doesn't exist. Symbolic links are among the entries, but
 * aren't followed: `readdir` with `recursive` does so since Node.js 22, even in a loop.
 */
export function entriesBelow(folder: string): Dirent[] {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory()) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(path.join(folder, entry.name))] : [entry],
  );
}

/** Lists files below a folder, sorted, relative to it with forward slashes; empty if the folder doesn't exist. */
export const listFiles = (folder: string): string[] => namesBelow(folder, (entry) => entry.isFile());

/** Lists symbolic links below a folder as `listFiles` does. They aren't followed. */
export const listLinks = (folder: string): string[] => namesBelow(folder, (entry) => entry.isSymbolicLink());

const namesBelow = (folder: string, isWanted: (entry: Dirent) => boolean): string[] =>
  entriesBelow(folder)
    .filter(isWanted)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/** Writes or replaces a file through a temporary one, so that an interruption never leaves half a file. */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
