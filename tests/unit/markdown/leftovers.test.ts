import {expect, test} from 'vitest';
import {rules} from '../../../src/markdown/remark/rules';
import {failure} from '@docs-kit/base/testing/markdown';

const place = 'tests/fixtures/page.mdx';

test.each([
  [':::note\n\n**A** `b` at 10:30.\n\n:::\n\n::sample{name="a/b"}', 'no error'],
  [':::notes\n\nA.\n\n:::', `${place}:1: there's no directive "notes". Write "note".`],
  ['A.\n\n::recordin{name="a"}', `${place}:3: there's no directive "recordin". Write "recording".`],
  ['An `open span.', `${place}:1: \` is text here. Complete it, or write it as code.`],
  ['Some **bold text.', `${place}:1: ** is text here. Complete it, or write it as code.`],
  ['Some *text.', `${place}:1: * is text here. Complete it, or write it as code.`],
  ['A [link] (/install).', `${place}:1: ] ( is text here. Complete it, or write it as code.`],
  ['| A | B |\n| c | d |', `${place}:1: | is text here. Complete it, or write it as code.`],
])('nothing is left of Markdown in %j', async (text, message) => {
  expect(await failure(rules(), place, `${text}\n`)).toBe(message);
});
