import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Puts the temporary files of all tests, and of the commands that they run, in one folder and deletes it at the end. */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
