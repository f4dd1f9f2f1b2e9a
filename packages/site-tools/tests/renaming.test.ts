import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rewrite} from '../src/git';
import {rebaseIn, renameIn, summaryOf, withRedirect} from '../src/renaming';

const renaming = {from: '/api/old', to: '/guides/new'};

test.each([
  ['a.mdx', '[x](/api/old#y) [z](/api/old)', '[x](/guides/new#y) [z](/guides/new)'],
  ['a.mdx', 'slug: /api/old\npagination_next: api/old\n', 'slug: /guides/new\npagination_next: guides/new\n'],
  ['a.mdx', '[x](/api/old-one) `"/api/old"`', '[x](/api/old-one) `"/api/old"`'],
  ['a.mdx', '[x](https://example.org/api/old)', '[x](https://example.org/api/old)'],
  [
    'a.ts',
    "goto('/docs/api/old#x'), '/api/old', '/api/older'",
    "goto('/docs/guides/new#x'), '/guides/new', '/api/older'",
  ],
  [
    'versioned_sidebars/a.json',
    '["api/old", "api/old/index", "api/older"]',
    '["guides/new", "guides/new/index", "api/older"]',
  ],
  ['a.graphql', '# page: /api/old\n# page: /api/older\n', '# page: /guides/new\n# page: /api/older\n'],
  ['a.json', '{"/api/old": "/x/api/old"}', '{"/guides/new": "/x/api/old"}'],
])('a renamed page is renamed in %s: %s', (file, text, expected) => {
  expect(renameIn(file, text, renaming, '/docs/')).toBe(expected);
});

test('a file that a change affects keeps its other characters', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rewrite-'));
  writeFileSync(path.join(folder, 'a.mdx'), '“old”…');
  writeFileSync(path.join(folder, 'b.mdx'), 'new');
  const change = (text: string): string => text.replace('old', 'new');
  expect(rewrite(folder, ['a.mdx', 'b.mdx'], change)).toEqual(['a.mdx']);
  expect(readFileSync(path.join(folder, 'a.mdx'), 'utf8')).toBe('“new”…');
});

test('the summary lists files that may still name the page, if there are any', () => {
  expect(summaryOf(renaming, [])).toBe('/api/old is /guides/new now: see `git status`.');
  expect(summaryOf(renaming, ['a.ts'])).toMatch(/ now: .*\nThese files may still name it:\n {2}a\.ts$/);
});

test('an id of one word is renamed in sidebars, and where JSON calls it a page', () => {
  const one = {from: '/install', to: '/setup'};
  expect(renameIn('package.json', '{"install": "install"}', one, '/docs/')).toBe('{"install": "install"}');
  expect(renameIn('versioned_sidebars/a.json', '["install"]', one, '/docs/')).toBe('["setup"]');
  expect(renameIn('claims.json', '{"page": "install"}', one, '/docs/')).toBe('{"page": "setup"}');
});

test('the old route leads to the new one, which is no old address any more', () => {
  expect(withRedirect({'/a': ['/guides/new', '/b']}, renaming)).toEqual({'/a': ['/b'], '/guides/new': ['/api/old']});
});

test.each([
  ["baseUrl = '/0.18/'", "baseUrl = '/docs/'"],
  ['location = /0.18 {', 'location = /docs {'],
  ['RewriteRule ^a\\.b$ /0.18/a [R]', 'RewriteRule ^a\\.b$ /docs/a [R]'],
  ['/^\\/0\\.18\\/x$/', '/^\\/docs\\/x$/'],
  ['s3://BUCKET/0.18/, the folder 0.18/', 's3://BUCKET/docs/, the folder docs/'],
  ["['0.18', '/0.18.html']", "['docs', '/docs.html']"],
  ['releases/0.18.14/x, v0.18/x, /v0.18, dagger-0.18', 'releases/0.18.14/x, v0.18/x, /v0.18, dagger-0.18'],
])('the base path is replaced in %s', (text, expected) => {
  expect(rebaseIn(text, '/0.18/', '/docs/')).toBe(expected);
});
