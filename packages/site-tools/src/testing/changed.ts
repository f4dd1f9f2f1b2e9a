import type {Change} from '../config';
import {namesFrom} from '../git';
import type {Check} from './checks';

/** The checks to run, each with the names of its test files; with all of them if it lists none. */
export type Plan = ReadonlyMap<string, readonly string[]>;

/** A test file, with the check that runs it unless that's `unit`. */
const testFile = /^tests\/(e2e|hosting|browsers)\/.*\.(?:spec|test)\.ts$|\.test\.ts$/;

/**
 * The files that differ from a commit, including those that Git would track.
 *
 * @param since a commit; of a branch, where the current one left it
 */
export function changedFiles(root: string, since: string): string[] {
  return [
    ...namesFrom(root, 'diff', '-z', '--name-only', '--merge-base', since),
    ...namesFrom(root, 'ls-files', '-z', '--others', '--exclude-standard'),
  ];
}

/**
 * Finds what a change is likely to break. Light checks run if they read one of the files; of the others, what the first
 * matching rule says, or all for a file that no rule names. A test file needs only itself.
 */
export function planFor(files: readonly string[], checks: readonly Check[], rules: readonly Change[]): Plan {
  const plan = new Map<string, readonly string[]>();
  for (const check of checks) {
    const parts = files.map((file) => partOf(check, file, rules)).filter((part) => part !== undefined);
    if (parts.length > 0) plan.set(check.name, parts.every(({length}) => length > 0) ? [...new Set(parts.flat())] : []);
  }
  return plan;
}

/** @returns undefined if the file doesn't matter to the check */
function partOf({name, light, inputs}: Check, file: string, rules: readonly Change[]): readonly string[] | undefined {
  if (light) return inputs?.test(file) === false ? undefined : [];
  const test = testFile.exec(file);
  if (test) return name === (test[1] ?? 'unit') ? [file] : undefined;
  const rule = rules.find((candidate) => candidate.files.test(file));
  return rule ? rule.run[name] : [];
}
