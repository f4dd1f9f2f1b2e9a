import {expect, test} from 'vitest';
import {closest, nearest} from '../src/nearest';

test('the closest name is suggested, not the first that is close', () => {
  expect(nearest('withExce', ['withExec2', 'withExit', 'withExe', 'asFile'])).toBe('withExe');
  expect(nearest('FROM', ['form', 'from'])).toBe('from');
});

test('nothing is suggested for a word unlike all others', () => {
  expect(nearest('nothing', ['from', 'withExec'])).toBeUndefined();
});

test('the closest words share most of their letters', () => {
  expect(closest('containerize', ['module', 'container', 'containers'], 2)).toEqual(['container', 'containers']);
  expect(closest('wxyzab', ['glab', 'xyz'], 2)).toEqual([]);
});
