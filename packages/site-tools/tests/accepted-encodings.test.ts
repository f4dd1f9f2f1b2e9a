import {expect, test} from 'vitest';
import {acceptedEncodings} from '../src/compression';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP;q=0.5 , Br ; q=1', ['br', 'gzip']],
  ['br;q=0, gzip;q=0.001', ['gzip']],
  ['br; q=0.000, gzip;q=0.', []],
  ['identity', []],
  ['', []],
  [undefined, []],
])('Accept-Encoding: %s', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
