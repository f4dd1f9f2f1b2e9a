import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import properLockfile from 'proper-lockfile';

/**
 * Acquires a lock until this process ends, so that only one build runs in a tree.
 *
 * @param name the lock's path without `.lock`
 * @param patience how long to wait, in ms: a killed process keeps its lock for five seconds
 * @returns a function that releases the lock
 * @throws one line if another process has the lock
 */
export async function lock(name: string, patience = 6000): Promise<() => Promise<void>> {
  mkdirSync(path.dirname(name), {recursive: true});
  try {
    return await properLockfile.lock(name, {
      realpath: false,
      stale: 5000,
      retries: {retries: Math.ceil(patience / 500), factor: 1, minTimeout: 500},
      // A machine that has slept; the build that it interrupted goes on.
      onCompromised: () => undefined,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new Error('Another build of this tree is running. Wait for it, or stop it.', {cause: error});
  }
}

const lastOf = (next: string): string => `${next}.last`;

/**
 * Restores the previous site if a build was killed while it replaced it.
 *
 * @param next where builds put the new site, as in `swap`
 * @param folder is left alone if it exists
 */
export function restoreLast(next: string, folder: string): void {
  if (!existsSync(folder) && existsSync(lastOf(next))) renameSync(lastOf(next), folder);
}

/**
 * Replaces the previous site with a finished one. If that fails, the previous one is restored.
 *
 * @param next the new site, on the same file system
 * @param folder is replaced
 * @throws one line if the new site has no home page or no not-found page
 */
export function swap(next: string, folder: string): void {
  const missing = ['index.html', '404.html'].filter((file) => !existsSync(path.join(next, file)));
  if (missing.length > 0) throw new Error(`The built site has no ${missing.join(' and no ')}.`);
  restoreLast(next, folder);
  rmSync(lastOf(next), {recursive: true, force: true});
  if (existsSync(folder)) renameSync(folder, lastOf(next));
  try {
    renameSync(next, folder);
  } catch (error) {
    restoreLast(next, folder);
    throw error;
  }
  rmSync(lastOf(next), {recursive: true, force: true});
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "isn't writable",
  EBUSY: 'is in use or a mount point',
  EDQUOT: "can't be written: your disk quota is used up",
  ENOSPC: "can't be written: the disk is full",
  EPERM: "isn't writable",
  EROFS: 'is on a read-only file system',
  EXDEV: 'is on another file system than the site that was built',
};

/** Describes a failure in one line: for a file system error, the file and the problem. */
export function explain(error: unknown, root: string): string {
  const {code = '', path: file = '', message} = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  return reason === undefined ? message : `${file === '' ? 'A file' : path.relative(root, file)} ${reason}.`;
}
