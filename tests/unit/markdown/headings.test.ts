import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {rules} from '../../../src/markdown/remark/rules';
import {failure} from '@docs-kit/base/testing/markdown';

const check = (text: string): Promise<string> => failure(rules(), 'tests/fixtures/page.mdx', text);
const place = 'tests/fixtures/page.mdx';

test('h2, h3 and text that only looks like a heading are accepted', async () => {
  expect(await check('## One\n\n### Two\n\n```shell\n# a comment\n#### another\n```\n\n{/* # hidden */}\n')).toBe(
    'no error',
  );
});

test.each([
  ['# Secrets', `${place}:3: this heading is an h1, which the title already is. Make it an h2, or remove it.`],
  ['#### Deep', `${place}:3: this heading is an h4. Use h2 and h3 only.`],
  ['##', `${place}:3: this heading is empty. Write it, or remove it.`],
  ['<h4>Deep</h4>', `${place}:3: this heading is an h4. Use h2 and h3 only.`],
  [
    '## A {/* #x */}\n\n### B {/* #x */}',
    `${place}:5: another heading has the id "x". Links would lead to that one: choose another.`,
  ],
  [
    '#### A\n\n#### B',
    `${place}:3: this heading is an h4. Use h2 and h3 only.\n${place}:5: this heading is an h4. Use h2 and h3 only.`,
  ],
  ['<h1>Secrets</h1>', `${place}:3: this heading is an h1, which the title already is. Make it an h2, or remove it.`],
])('the heading %s fails the build', async (heading, message) => {
  expect(await check(`Text.\n\n${heading}\n`)).toBe(message);
});

test('a page whose title is hidden may have one h1', async () => {
  const reject = rules() as (tree: Root, file: VFile) => void;
  const checkHidden = (text: string): Promise<string> =>
    failure(
      (tree, file) => reject(tree, Object.assign(file, {data: {frontMatter: {hide_title: true}}})),
      'page.mdx',
      text,
    );
  expect(await checkHidden('# Own\n')).toBe('no error');
  expect(await checkHidden('# Own\n\n# Second\n')).toContain(':3: this heading is an h1');
});
