import {expect, test} from 'vitest';
import {nearest} from '../src/nearest';

test('the closest name is suggested, not the first that is close', () => {
  expect(nearest('withExce', ['withExec2', 'withExit', 'withExe', 'asFile'])).toBe('withExe');
  expect(nearest('FROM', ['form', 'from'])).toBe('from');
});

test('nothing is suggested for a word unlike all others', () => {
  expect(nearest('nothing', ['from', 'withExec'])).toBeUndefined();
});

test('the closest word shares most of its letters', () => {
  expect(nearest('containerize', ['module', 'container', 'containers'])).toBe('container');
  expect(nearest('wxyzab', ['glab', 'xyz'])).toBeUndefined();
});
