import {expect, test} from 'vitest';
import {addressOf, type FileRow, spaceOf} from '../../src/offline/list';

const files: FileRow[] = ['404.html', 'index.html', 'a/index.html', 'a.md', 'assets/c d.js'].map((name) => [
  name,
  '',
  0,
]);
test('a page is requested at the address that every host has for it', () => {
  const addresses = files.map(([name]) => addressOf(name, '/0.18/'));
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
