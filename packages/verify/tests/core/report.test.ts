import {expect, test} from 'vitest';
import {counts, toText} from '../../src/core/report';
import type {LanguageResult, Result} from '../../src/core/run';

function language(name: string, counts: Partial<LanguageResult>): LanguageResult {
  const none = {fences: 0, samples: 0, names: 0, verified: 0, output: 0, exempt: 0, failed: 0};
  return {name, ...none, ...counts};
}

const languages = [
  language('Go', {fences: 12, samples: 3, verified: 14, failed: 1}),
  language('Java', {samples: 2, missing: "Java isn't installed."}),
  language('Groovy', {missing: 'not needed'}),
  language('Text', {fences: 4, output: 3, exempt: 1}),
];

const table = (failed: number): string => `language  fences  samples  names  verified  output  exempt  failed
Go            12        3      -        14       -       -       1
Java           -        2      -  not here       -       -       -
Text           4        -      -         -       3       1       -
total         16        5      0        14       3       1       ${failed}
`;

test('the report has the failures, the languages in use, a summary, and what isn’t verified', () => {
  const failure = {file: 'docs/a.mdx', line: 3, language: 'go', message: 'it is wrong'};
  const result: Result = {pages: 2, milliseconds: 1500, languages, failures: [failure], pending: []};
  expect(counts(result)).toEqual({verified: 14, failed: 1});
  const rest = "1.5 s of checking.\nJava isn't verified here: Java isn't installed.\n";
  expect(toText(result)).toBe(`docs/a.mdx:3  go  it is wrong\n\n${table(1)}\n1 failure on 2 pages; ${rest}`);
  expect(toText({...result, failures: []})).toBe(`${table(0)}\nNo failures on 2 pages; ${rest}`);
  expect(toText({...result, failures: [failure, failure]})).toContain('\n2 failures on 2 pages; ');
  expect(toText({...result, failures: [], pending: [failure]})).toBe(
    `${table(0)}\nNo failures on 2 pages; ${rest}\n1 pending: a release needs the runs on an engine\ndocs/a.mdx:3  go  it is wrong\n`,
  );
});
