import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

test("the project's word list is sorted, lower-case and free of duplicates", () => {
  const words = readFileSync(path.resolve(__dirname, '../../.cspell/words.txt'), 'utf8').trimEnd().split('\n');
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort());
});
