import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {rules} from '../../../src/markdown/remark/rules';
import {failure} from '@docs-kit/base/testing/markdown';

const place = 'tests/fixtures/page.mdx';
const check = (text: string): Promise<string> => failure(rules(), place, text);

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

test.each([
  ['A[^1] and `[^2]`.\n\n[^1]: B.', 'no error'],
  ['A[^one].', `${place}:1: the footnote [^one] doesn't exist. Add [^one]: and its text, or remove it.`],
  ['A.\n\n[^b]: B.', `${place}:3: no text refers to the footnote "b". Write [^b], or remove it.`],
])('a footnote has a mark and a text: %s', async (text, message) => {
  expect(await check(`${text}\n`)).toBe(message);
});

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
  expect(await check(`${text}\n`)).toBe(message);
});

test.each([
  ['<a href="/install">Install</a>', 'a href', '[text](address)'],
  ['Read <a class="x" href="./install.mdx">this</a>.', 'a href', '[text](address)'],
  ['<a href={"/install"}>Install</a>', 'a href', '[text](address)'],
  ['<img src="/img/x.png" alt="x" />', 'img src', '![text](address)'],
])('an address of this site in HTML fails the build: %s', async (text, attribute, remedy) => {
  expect(await check(`Text.\n\n${text}\n`)).toBe(
    `${place}:3: <${attribute}=…> isn't checked and doesn't get the base path. Write ${remedy}.`,
  );
});

test.each([
  ['[x](javascript:alert(1))', 'this link runs a script. Link to a page.'],
  ['[x]: <java\tscript:alert(1)>', 'this link runs a script. Link to a page.'],
  ['<a href="JavaScript:alert(1)">x</a>', 'this link runs a script. Link to a page.'],
  ['<script src="https://example.org/x.js" />', 'the policy of the site blocks this script. Remove it.'],
  ['<iframe src="https://example.org/film" title="A film" />', 'the policy of the site blocks this iframe. Remove it.'],
  ['![x](https://example.org/x.png)', 'the policy of the site blocks pictures of other sites. Add it to static/img.'],
  ['A {name} of\nan option.', '{name} is an expression. Write it as code, or \\{ for the brace itself.'],
  ['{}', '{} is an expression. Write it as code, or \\{ for the brace itself.'],
])('what a page can’t run fails the build: %s', async (text, message) => {
  expect(await check(`Text.\n\n${text}\n`)).toBe(`${place}:3: ${message}`);
});

test.each([
  ['http://localhost:3000/0.18/install', "this link isn't checked, and leads to localhost"],
  ['https://archive.docs.dagger.io/0.18/install', "this link isn't checked, and leads to archive.docs.dagger.io"],
  ['htps://docs.dagger.io', 'browsers don\'t know "htps:"'],
  ['https://[docs', 'this address is malformed'],
])('an address that only looks like another site’s fails the build: %s', async (address, what) => {
  expect(await check(`Text.\n\n[Text](${address})\n`)).toContain(`${place}:3: ${what}. `);
});

test.each([
  '<a href="https://docs.dagger.io">Docs</a>',
  '[Docs](https://docs.dagger.io) [Mail](mailto:a@example.com) [Explorer](pathname:///explorer/) [Here](#here)',
  '<a href="mailto:a@example.com">Write</a>',
  '<a href="#here">Here</a>',
  '<a id="here"></a>',
  '<Card href="/install" />',
  '[Install](/install) ![x](/img/x.png)',
  '`<a href="/install">`',
])('other addresses are accepted: %s', async (text) => {
  expect(await check(text)).toBe('no error');
});
