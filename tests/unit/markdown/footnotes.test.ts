import {expect, test} from 'vitest';
import {rules} from '../../../src/markdown/remark/rules';
import {failure} from '@docs-kit/base/testing/markdown';

const place = 'tests/fixtures/page.mdx';

test.each([
  ['A[^1] and `[^2]`.\n\n[^1]: B.', 'no error'],
  ['A[^one].', `${place}:1: the footnote [^one] doesn't exist. Add [^one]: and its text, or remove it.`],
  ['A.\n\n[^b]: B.', `${place}:3: no text refers to the footnote "b". Write [^b], or remove it.`],
])('a footnote has a mark and a text: %s', async (text, message) => {
  expect(await failure(rules(), place, `${text}\n`)).toBe(message);
});
