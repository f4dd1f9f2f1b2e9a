import {expect, test} from 'vitest';
import {sameName, toKebab, toScreamingSnake, toSnake} from '@docs-kit/dagger/api/names';

test.each([
  ['withExec', 'with-exec'],
  ['asLLM', 'as-llm'],
  ['experimentalWithAllGPUs', 'experimental-with-all-gp-us'],
  ['experimentalWithGPU', 'experimental-with-gpu'],
  ['loadContainerFromID', 'load-container-from-id'],
  ['withVCSGeneratedPaths', 'with-vcs-generated-paths'],
  ['python3Image', 'python-3-image'],
  ['traceURL', 'trace-url'],
  ['htmlRepoURL', 'html-repo-url'],
  ['import_', 'import'],
])('%s is %s on the command line', (camel, kebab) => {
  expect(toKebab(camel)).toBe(kebab);
  expect(sameName(camel, kebab)).toBe(true);
});

test('converts a name to every style', () => {
  expect(toSnake('with-exec')).toBe('with_exec');
  expect(toScreamingSnake('DirSource')).toBe('DIR_SOURCE');
  expect(sameName('withExec', 'withExecs')).toBe(false);
});
