import {expect, test} from 'vitest';
import {splitNames} from '../src/line-breaks';

test.each([
  ['Container.withMountedDirectory', ['Container.', 'with', 'Mounted', 'Directory']],
  ['EngineSessionConnectionTimeoutError', ['Engine', 'Session', 'Connection', 'Timeout', 'Error']],
  ['_EXPERIMENTAL_DAGGER_RUNNER=docker-image', ['_EXPERIMENTAL_', 'DAGGER_', 'RUNNER=', 'docker-image']],
  [
    'set src/main/java/io/dagger/MyModule.java',
    ['set src/', 'main/', 'java/', 'io/', 'dagger/', 'My', 'Module.', 'java'],
  ],
  ['http://127.0.0.1:8080/query', ['http://', '127.0.0.1:8080/', 'query']],
  ['/var/lib/dagger', ['/var/', 'lib/', 'dagger']],
  ['file://~/.npmrc', ['file://', '~/.npmrc']],
  ['sdk/src/__init__.py', ['sdk/', 'src/__init__.', 'py']],
  ['withExec', ['withExec']],
])('%s may break between its words', (name, pieces) => {
  expect(splitNames(name, 12)).toEqual(pieces);
});
