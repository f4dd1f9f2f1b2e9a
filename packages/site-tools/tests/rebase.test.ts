import {expect, test} from 'vitest';
import {rebaseIn} from '../src/commands/rebase';

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
