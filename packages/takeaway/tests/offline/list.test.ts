import {expect, test} from 'vitest';
import {addressOf, byName, type FileRow, locate, spaceOf} from '../../src/offline/list';

const files: FileRow[] = ['404.html', 'index.html', 'a/index.html', 'a.md', 'assets/c d.js'].map((name) => [
  name,
  '',
  0,
]);
const saved = byName({build: '', pages: 2, download: 0, files});

test.each([
  ['/0.18/', 'index.html'],
  ['/0.18/index.html', 'index.html'],
  ['/0.18/a', 'a/index.html'],
  ['/0.18/a/', 'a/index.html'],
  ['/0.18/a/index.html', 'a/index.html'],
  ['/0.18/a.md', 'a.md'],
  ['/0.18/assets/c%20d.js', 'assets/c d.js'],
  ['/0.18/404.html', '404.html'],
])('%s resolves to %s', (address, name) => {
  expect(locate(saved, address)).toEqual({row: [name, '', 0]});
});

test('an address with .html redirects to the page', () => {
  expect(locate(saved, '/0.18/a.html')).toEqual({redirect: '/0.18/a'});
});

test.each(['/0.18/b', '/0.18/b.html', '/0.18/a/b/', '/0.18/a.md/', '/0.18/assets', '/0.18/404', '/0.18/%'])(
  '%s matches no file',
  (address) => {
    expect(locate(saved, address)).toBeUndefined();
  },
);

test('a page is requested at the address that every host has for it', () => {
  const addresses = files.map(([name]) => addressOf(name));
  expect(addresses).toEqual(['/0.18/404.html', '/0.18/', '/0.18/a', '/0.18/a.md', '/0.18/assets/c%20d.js']);
});

test('the space that files need is the sum of their sizes', () => {
  expect(
    spaceOf([
      ['a.md', '', 3],
      ['b.md', '', 4],
    ]),
  ).toBe(7);
});
