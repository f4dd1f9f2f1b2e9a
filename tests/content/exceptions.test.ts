import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';

/** Each is a hostile module that tried to get around the sandbox. */
const attacks = readdirSync('tests/fixtures/attacks');
const read = (page: string): string => readFileSync(`versioned_docs/version-0.18.14/${page}.mdx`, 'utf8');
const security = read('features/security');

/** The attacks that a text names in its comments. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\{\/\* attacks: ([\w, -]+) \*\/\}/g)].flatMap(([, names = '']) => names.split(', '));

test('the security page names all attacks, and each exception the attacks that showed it', () => {
  expect([...new Set(namesIn(security))].sort()).toEqual([...attacks].sort());
  const [, list = ''] = /\{\/\* #exceptions \*\/\}\n([^]*?)\n## /.exec(security) ?? [];
  const exceptions = list.split(/^- /m).slice(1);
  expect(exceptions.length).toBeGreaterThan(4);
  expect(exceptions.filter((exception) => namesIn(exception).length === 0)).toEqual([]);
});

test.each(attacks)('the pages that %s concerns link to the security page', (name) => {
  const {pages} = JSON.parse(readFileSync(`tests/fixtures/attacks/${name}/attack.json`, 'utf8')) as {pages: string[]};
  expect(pages.filter((page) => !read(page).includes('](/features/security'))).toEqual([]);
});
