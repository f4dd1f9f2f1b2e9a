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
 * Finds what a change can break. A check with `inputs`, or a light one, reads files only; another runs what the first
 * matching rule says, or all for a file that no rule names. A test file needs only itself.
 */
export function planFor(files: readonly string[], checks: readonly Check[], rules: readonly Change[]): Plan {
  const plan = new Map<string, readonly string[]>();
  for (const {name, light, inputs = /(?:)/} of checks) {
    const parts = light
      ? files.filter((file) => inputs.test(file)).map(() => [])
      : files.flatMap((file) => {
          const part = partOf(name, file, rules);
          return part ? [part] : [];
        });
    if (parts.length > 0) plan.set(name, parts.every(({length}) => length > 0) ? [...new Set(parts.flat())] : []);
  }
  return plan;
}

/** @returns undefined if the file doesn't matter to the check */
function partOf(check: string, file: string, rules: readonly Change[]): readonly string[] | undefined {
  const test = testFile.exec(file);
  if (test) return check === (test[1] ?? 'unit') ? [file] : undefined;
  const rule = rules.find((candidate) => candidate.files.test(file));
  return rule ? rule.run[check] : [];
}
