import {expect, test} from 'vitest';
import {rules} from '../../../src/markdown/remark/rules';
import {failure} from '@docs-kit/base/testing/markdown';

test.each([
  ['<a href="/install">Install</a>', 'a href', '[text](address)'],
  ['Read <a class="x" href="./install.mdx">this</a>.', 'a href', '[text](address)'],
  ['<a href={"/install"}>Install</a>', 'a href', '[text](address)'],
  ['<img src="/img/x.png" alt="x" />', 'img src', '![text](address)'],
])('an address of this site in HTML fails the build: %s', async (text, attribute, remedy) => {
  expect(await failure(rules(), 'tests/fixtures/page.mdx', `Text.\n\n${text}\n`)).toBe(
    `tests/fixtures/page.mdx:3: <${attribute}=…> isn't checked and doesn't get the base path. Write ${remedy}.`,
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
])('what a page can’t run fails the build: %s', async (text, message) => {
  expect(await failure(rules(), 'tests/fixtures/page.mdx', `Text.\n\n${text}\n`)).toBe(
    `tests/fixtures/page.mdx:3: ${message}`,
  );
});

test.each([
  ['http://localhost:3000/0.18/install', "this link isn't checked, and leads to localhost"],
  ['https://archive.docs.dagger.io/0.18/install', "this link isn't checked, and leads to archive.docs.dagger.io"],
  ['htps://docs.dagger.io', 'browsers don\'t know "htps:"'],
])('an address that only looks like another site’s fails the build: %s', async (address, what) => {
  expect(await failure(rules(), 'tests/fixtures/page.mdx', `Text.\n\n[Text](${address})\n`)).toContain(
    `tests/fixtures/page.mdx:3: ${what}. `,
  );
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
  expect(await failure(rules(), 'tests/fixtures/page.mdx', text)).toBe('no error');
});
