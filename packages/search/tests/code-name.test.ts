import {expect, test} from 'vitest';
import {isCode} from '../src/browser/dialog/code-name';

test.each([
  ['withExec', true],
  ['Container.withExec', true],
  ['--progress', true],
  ['DAGGER_CLOUD_TOKEN', true],
  ['dagger.json', true],
  ['cache_volume', true],
  ['Container', false],
  ['GitHub', false],
  ['Node.js', false],
  ['CI/CD', false],
  ['FAQ', false],
  ['Use withExec', false],
  ['Read-only', false],
])('titles that are names are shown as code: %s', (title, shown) => {
  expect(isCode(title, 'guide')).toBe(shown);
});

test('names of types are shown as code on reference pages', () => {
  expect(isCode('ContainerWithExecOpts', 'reference')).toBe(true);
});
