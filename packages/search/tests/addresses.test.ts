// cspell:ignore contaner instlal
import {describe, expect, test} from 'vitest';
import {rankPages} from '../src/matching/addresses';

const classes = '/0.18/reference/typescript/api/client.gen/classes';
const pages = [
  {path: '/0.18/', title: 'Introduction'},
  {path: '/0.18/install', title: 'Installation'},
  {path: '/0.18/quickstart/ci', title: 'Build a CI pipeline'},
  {path: '/0.18/cookbook', title: 'Cookbook'},
  {path: '/0.18/features/secrets', title: 'Secrets'},
  {path: '/0.18/features', title: 'Features'},
  {path: '/0.18/api/secrets', title: 'Secrets'},
  {path: '/0.18/api/cache-volumes', title: 'Cache volumes'},
  {path: '/0.18/api/custom-functions', title: 'Custom functions'},
  {path: '/0.18/ci/integrations/github-actions', title: 'GitHub Actions'},
  {path: '/0.18/ci/integrations/github', title: 'GitHub'},
  {path: '/0.18/ci/integrations/google-cloud-run', title: 'Google Cloud Run'},
  {path: '/0.18/ci/integrations/ci', title: 'CI'},
  {path: '/0.18/configuration/custom-runner', title: 'Custom runner'},
  {path: '/0.18/faq', title: 'FAQ'},
  {path: '/0.18/troubleshooting', title: 'Troubleshooting'},
  {path: '/0.18/next/', title: 'After 0.18'},
  {path: `${classes}/Container`, title: 'Container'},
  {path: `${classes}/Secret`, title: 'Secret'},
  {path: '/0.18/reference/typescript/api/client.gen/enumerations/ExistsType', title: 'ExistsType'},
];

const first = (asked: string) => rankPages(asked, pages, '/0.18/')[0]?.path;

describe('spec 2: the not-found page suggests the nearest page', () => {
  test.each([
    ['/0.18/instal', '/0.18/install'],
    ['/0.18/instlal', '/0.18/install'],
    ['/0.18/Install.html', '/0.18/install'],
    ['/0.18/install/index.html', '/0.18/install'],
    ['/0.18/installation', '/0.18/install'],
    ['/0.18/getting-started/installation/', '/0.18/install'],
    ['/0.18/install/linux', '/0.18/install'],
    ['/0.18/api/secret', '/0.18/api/secrets'],
    ['/0.18/features/secret', '/0.18/features/secrets'],
    ['/0.18/manuals/developer/cache_volume', '/0.18/api/cache-volumes'],
    ['/0.18/api/functions', '/0.18/api/custom-functions'],
    ['/0.18/integrations/github-action', '/0.18/ci/integrations/github-actions'],
    ['/0.18/custom%20runner', '/0.18/configuration/custom-runner'],
    [`${classes}/Contaner`, `${classes}/Container`],
    ['/0.18/reference/typescript/api/client.gen/classes/container.html', `${classes}/Container`],
    ['/0.18/reference/typescript/classes/Container', `${classes}/Container`],
    ['/install.md', '/0.18/install'],
    ['/0.18/api/secrets%', '/0.18/api/secrets'],
    ['/0.18/build-a-ci-pipeline', '/0.18/quickstart/ci'],
    ['/0.18/features/secrets/overview', '/0.18/features/secrets'],
    ['/0.18/runner-custom', '/0.18/configuration/custom-runner'],
    ['/0.18/trouble', '/0.18/troubleshooting'],
    ['/0.18/manage-cookbook', '/0.18/cookbook'],
    ['/0.18/guides/ci', '/0.18/quickstart/ci'],
    ['/0.18/faq.md', '/0.18/faq'],
    ['/0.18/install.', '/0.18/install'],
    ['/0.18/api/secrets),', '/0.18/api/secrets'],
    ['/0.18/ci/integrations/github%22%3E', '/0.18/ci/integrations/github'],
    ['/0.18/faq%E2%80%9D', '/0.18/faq'],
    ['/0.18/install%23linux', '/0.18/install'],
    ['/0.18/cookbook%3Fsdk=go', '/0.18/cookbook'],
    ['/0.18/ci/integrations/ci%20and%20tell%20me%20what%20you%20think', '/0.18/ci/integrations/ci'],
    ['/0.18/features%7Cthe%20features', '/0.18/features'],
    [`${classes}/Secret*`, `${classes}/Secret`],
  ])('%s -> %s', (asked, expected) => {
    expect(first(asked)).toBe(expected);
  });

  test.each([
    '/0.18/',
    '/0.18/index.html',
    '/0.18/wp-login.php',
    '/0.18/zzzzzz',
    '/0.18/test',
    '/0.18/go',
    '/0.18/a',
    '//',
  ])('suggests nothing for %s', (asked) => {
    expect(rankPages(asked, pages, '/0.18/')).toEqual([]);
  });

  test('returns no more pages than requested', () => {
    expect(rankPages('/0.18/secrets', pages, '/0.18/', 2)).toHaveLength(2);
  });
});
