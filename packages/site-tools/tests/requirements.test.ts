import {expect, test} from 'vitest';
import {matchRequirements} from '../src/testing/requirements';

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
