import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesOfTree} from '../git';

/** Files that every check depends on: the list of installed packages, and the tools' settings. */
const shared = /^(?:package-lock\.json|\.[^/]+)$/;

/** How many tests of a check passed on which inputs, by the check's name. */
type Passes = Record<string, {inputs: string; passed: number}>;

/**
 * A digest of the files on which a check depends, out of those that Git tracks or would track.
 *
 * @param root the work tree of a Git repository
 * @param inputs matches paths relative to it
 */
export function digestOf(root: string, inputs: RegExp): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of filesOfTree(root)) {
    const file = path.join(root, name);
    if (!(inputs.test(name) || shared.test(name)) || !existsSync(file)) continue;
    hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** How many tests of a check passed when it last ran; undefined if that was on other inputs. */
export function recall(root: string, check: string, inputs: string): number | undefined {
  const pass = read(root)[check];
  return pass?.inputs === inputs ? pass.passed : undefined;
}

/** Remembers that a check has passed. */
export function remember(root: string, check: string, inputs: string, passed: number): void {
  const passes: Passes = {...read(root), [check]: {inputs, passed}};
  mkdirSync(path.dirname(fileOf(root)), {recursive: true});
  writeFileSync(fileOf(root), JSON.stringify(passes, undefined, 2));
}

const fileOf = (root: string): string => path.join(root, '.cache', 'passes.json');

function read(root: string): Passes {
  return existsSync(fileOf(root)) ? (JSON.parse(readFileSync(fileOf(root), 'utf8')) as Passes) : {};
}
