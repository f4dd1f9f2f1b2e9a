import {expect, test} from 'vitest';
import {javaStubs} from '../../src/languages/java/stubs';
import {loadApi} from '@docs-kit/dagger/api/model';

test('a Java method that returns a list of objects queries the engine, so it throws', () => {
  const container = javaStubs(loadApi()).get('io/dagger/client/Container.java');
  expect(container).toContain('List<Port> exposedPorts() throws');
  expect(container).toContain('File file(String path) {');
});
