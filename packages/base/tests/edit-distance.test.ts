import {expect, test} from 'vitest';
import {editDistance} from '../src/edit-distance';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['contaner', 'container', 1],
  ['instlal', 'install', 1],
  ['secrat', 'secret', 1],
  ['ecret', 'secret', 1],
  ['scert', 'secret', 2],
  ['secretary', 'secret', 3],
  ['kitten', 'sitting', 3],
])('the edit distance of “%s” and “%s” is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});
