import {readFileSync} from 'node:fs';
import {expect, test, vi} from 'vitest';
import {main} from '../src/commands/spec';
import {matchRequirements, type Requirements} from '../src/testing/requirements';

const titles = [
  'spec 4: image zoom > closes on Escape',
  'spec 4: the dropdown of versions opens',
  'spec 2: a stray test',
];

test('a requirement is proven by the tests that its patterns match', () => {
  const {rows} = matchRequirements({4: [{says: 'dropdowns open', tests: ['the dropdown * opens']}]}, titles);
  expect(rows[0]).toMatchObject({tests: ['spec 4: the dropdown of versions opens'], unmatched: []});
});

test('a pattern without a test and a requirement without a pattern are reported', () => {
  const entries = [
    {says: 'zoom closes', tests: ['image zoom > closes on Escape', 'image zoom > closes on a resize']},
    {says: 'nobody looks', tests: []},
  ];
  const {rows} = matchRequirements({4: entries}, titles);
  expect(rows.map(({unmatched}) => unmatched)).toEqual([['image zoom > closes on a resize'], ['(none given)']]);
});

test('a test that matches no requirement is reported', () => {
  const {orphanTests} = matchRequirements({4: [{says: 'all', tests: ['*']}]}, titles);
  expect(orphanTests).toEqual(['spec 2: a stray test']);
});

test('an unknown argument fails the command', async () => {
  await expect(main(['--prblems'], titles)).rejects.toThrow('Unknown argument: --prblems.');
});

test('a single requirement without a test fails the command', async () => {
  const requirements = JSON.parse(readFileSync('tests/requirements.json', 'utf8')) as Requirements;
  const proven = Object.entries(requirements).flatMap(([section, entries]) =>
    entries.flatMap(({tests}) => tests.map((pattern) => `spec ${section}: ${pattern}`)),
  );
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await main(['--problems'], proven.slice(1));
  const {exitCode} = process;
  process.exitCode = undefined;
  expect(log).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledOnce();
  expect(exitCode).toBe(1);
  vi.restoreAllMocks();
});
