import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The names that a Git command prints with `-z`.
 *
 * @throws one line if there's no Git, or no repository
 */
export function namesFrom(root: string, ...args: string[]): string[] {
  const {error, status, stdout, stderr} = spawnSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26});
  const reason = error?.message ?? stderr.trim();
  // `git grep` ends with 1, and without a word, if it finds nothing.
  if (status !== 0 && reason !== '')
    throw new Error(`${reason}. This command needs Git, and a clone of the repository.`);
  return stdout.split('\0').filter(Boolean);
}

/** The files of a work tree that Git tracks or would track, sorted; one that has been deleted may be among them. */
export const filesOfTree = (root: string): string[] =>
  [...new Set(namesFrom(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'))].sort();

/**
 * Replaces the text of files that a change affects.
 *
 * @returns the names of those that it wrote
 */
export function rewrite(
  root: string,
  names: readonly string[],
  change: (text: string, name: string) => string,
): string[] {
  return names.filter((name) => {
    const file = path.join(root, name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text, name);
    if (changed !== text) writeFileSync(file, changed);
    return changed !== text;
  });
}
