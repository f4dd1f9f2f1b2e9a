import {describe, expect, test} from 'vitest';
import {resolveAddress} from '../src/resolve-address';

const names = new Set(['index.html', '404.html', 'api/index.html', 'api.md', 'img/a b.svg', '../secret']);
const resolve = (pathname: string) => resolveAddress(names, pathname, '/docs/');

describe('an address', () => {
  test.each([
    ['/docs/', 'index.html'],
    ['/docs/index.html', 'index.html'],
    ['/docs/api', 'api/index.html'],
    ['/docs/api/', 'api/index.html'],
    ['/docs/api/index.html', 'api/index.html'],
    ['/docs/api.md', 'api.md'],
    ['/docs/404.html', '404.html'],
    ['/docs/img/a%20b.svg', 'img/a b.svg'],
  ])('%s is a file', (pathname, file) => {
    expect(resolve(pathname)).toEqual({file});
  });

  test.each([
    ['/docs', '/docs/'],
    ['/docs/api.html', '/docs/api'],
  ])('%s redirects', (pathname, redirect) => {
    expect(resolve(pathname)).toEqual({redirect});
  });

  test.each([
    '/',
    '/other/api',
    '/docs/unknown',
    '/docs/unknown.html',
    '/docs/img',
    '/docs/100%',
    '/docs/../secret',
    '/docs/..%2fsecret',
    '/docs/api%00',
    // Redirecting would lead to the same address.
    '/docs/api%2Ehtml',
  ])('%s is nothing', (pathname) => {
    expect(resolve(pathname)).toBeUndefined();
  });

  test('may be at the root of a host', () => {
    expect(resolveAddress(names, '/', '/')).toEqual({file: 'index.html'});
    expect(resolveAddress(names, '/api', '/')).toEqual({file: 'api/index.html'});
  });
});
