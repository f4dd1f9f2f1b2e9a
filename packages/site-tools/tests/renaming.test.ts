import {expect, it} from 'vitest';
import {renameIn, withRedirect} from '../src/renaming';

const renaming = {from: '/api/old', to: '/guides/new'};

it.each([
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
  ['a.json', '{"/api/old": "/x/api/old"}', '{"/guides/new": "/x/api/old"}'],
])('a renamed page is renamed in %s: %s', (file, text, expected) => {
  expect(renameIn(file, text, renaming, '/docs/')).toBe(expected);
});

it('an id of one word is renamed in sidebars only', () => {
  const one = {from: '/install', to: '/setup'};
  expect(renameIn('package.json', '{"install": "install"}', one, '/docs/')).toBe('{"install": "install"}');
  expect(renameIn('versioned_sidebars/a.json', '["install"]', one, '/docs/')).toBe('["setup"]');
});

it('the old route leads to the new one, which is no old address any more', () => {
  expect(withRedirect({'/a': ['/guides/new', '/b']}, renaming)).toEqual({'/a': ['/b'], '/guides/new': ['/api/old']});
});
