import {escapeRegExp} from '@docs-kit/base/escape-reg-exp';

/** A requirement of the specification. */
export type Requirements = Record<string, {says: string; tests: string[]}[]>;

export interface Row {
  section: string;
  says: string;
  /** The titles of the tests that prove it. */
  tests: string[];
  /** Its patterns that match no test. */
  unmatched: string[];
}

/**
 * Matches requirements with tests.
 *
 * @param requirements with patterns for test titles: the part after `spec N: `, anchored at its start, `*` for any text
 * @param titles of tests, from `spec N: ` on
 * @returns a row for each requirement, and the titles that match none
 */
export function matchRequirements(
  requirements: Requirements,
  titles: readonly string[],
): {rows: Row[]; orphanTests: string[]} {
  const rows = Object.entries(requirements).flatMap(([section, entries]) =>
    entries.map(({says, tests}) => {
      const matches = (pattern: string): string[] =>
        titles.filter((title) => expression(`spec ${section}: ${pattern}`).test(title));
      return {
        section,
        says,
        tests: [...new Set(tests.flatMap(matches))],
        unmatched: tests.length === 0 ? ['(none given)'] : tests.filter((pattern) => matches(pattern).length === 0),
      };
    }),
  );
  const known = new Set(rows.flatMap(({tests}) => tests));
  return {rows, orphanTests: titles.filter((title) => !known.has(title))};
}

function expression(pattern: string): RegExp {
  return new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}`);
}
