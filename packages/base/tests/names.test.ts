import {expect, test} from 'vitest';
import {findNames, fold} from '../src/names';

test('every spelling of a name has the same key', () => {
  for (const name of ['Container.withExec', 'container.with_exec', 'container with-exec', 'Container().WithExec('])
    expect(fold(name)).toBe('containerwithexec');
});

test('finding ranks exact names first, then prefixes, then the rest', () => {
  const entries = ['Container', 'Container.withExec', 'Container.withExecError', 'Service.stopWithExec', 'File'];
  expect(findNames(entries, 'WITHEXEC', 10)).toEqual([
    'Container.withExec',
    'Container.withExecError',
    'Service.stopWithExec',
  ]);
  expect(findNames(entries, 'container.with', 1)).toEqual(['Container.withExec']);
  expect(findNames(entries, 'container with_exec', 1)).toEqual(['Container.withExec']);
  expect(findNames(['Container.asTarball', 'File.asTar'], 'ast', 10)).toEqual(['File.asTar', 'Container.asTarball']);
  expect(findNames(entries, ' ', 10)).toEqual([]);
});
