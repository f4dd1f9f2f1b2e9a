import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/base/node/root';
import {matchRequirements, type Requirements} from '../testing/requirements';
import {specTitles} from '../testing/titles';

const requirementsFile = 'tests/requirements.json';

/**
 * Prints each requirement with its tests (only problems with `--problems`). Fails if a requirement has no test, or a
 * test names no requirement.
 *
 * @param all the tests' titles, if they're known
 */
export async function main(args: readonly string[], all?: readonly string[]): Promise<void> {
  const unknown = args.filter((arg) => arg !== '--problems');
  if (unknown.length > 0)
    throw new Error(`Unknown argument: ${unknown.join(' ')}. --problems prints only what is wrong.`);

  const requirements = JSON.parse(readFileSync(path.join(root, requirementsFile), 'utf8')) as Requirements;
  const titles = all ?? (await specTitles());
  const {rows, orphanTests} = matchRequirements(requirements, titles);
  for (const {section, says, tests} of args.includes('--problems') ? [] : rows) {
    console.log(`\nspec ${section}: ${says}`);
    tests.forEach((title) => console.log(`  ${title}`));
  }
  const problems = [
    ...rows.flatMap(({section, says, unmatched}) =>
      unmatched.map(
        (pattern) => `${requirementsFile}: spec ${section}: ${says}: no test "spec ${section}: ${pattern}".`,
      ),
    ),
    ...orphanTests.map((title) => `No requirement for the test "${title}". Add it to ${requirementsFile}.`),
  ];
  console.log(`\n${rows.length} requirements, ${titles.length} tests`);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}
