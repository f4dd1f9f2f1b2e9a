import {describe, expect, test} from 'vitest';
import {javaStubs} from '../../src/languages/java/stubs';
import {moduleApi} from '../../src/shared/dependencies';
import {loadApi} from '@docs-kit/dagger/api/model';
import {assembleModule} from '../../src/modules/assemble';
import {rawType, type RawDefinition, type RawFunction} from '../../src/modules/raw';

/** The stub of a dependency with one function, whose argument has a default. */
function stubOf(nullable: boolean): string {
  const argument = {name: 'name', type: rawType('String', false, nullable), optional: true};
  const greeting: RawFunction = {name: 'greeting', parameters: [argument], returns: rawType('String'), line: 1};
  const hello: RawDefinition = {kind: 'object', name: 'Hello', functions: [greeting], file: 'Hello.java', line: 1};
  const module = assembleModule({own: 'hello', final: 'hello'}, 'java', [hello]);
  return javaStubs(moduleApi(loadApi(), module ? [module] : [])).get('io/dagger/client/Hello.java') ?? '';
}

test('a Java method that returns a list of objects queries the engine, so it throws', () => {
  const container = javaStubs(loadApi()).get('io/dagger/client/Container.java');
  expect(container).toContain('List<Port> exposedPorts() throws');
  expect(container).toContain('File file(String path) {');
});

describe('the Java client of a dependency', () => {
  test('requires an argument with a default', () => {
    expect(stubOf(false)).toContain('String greeting(String name) throws');
    expect(stubOf(false)).not.toContain('GreetingArguments');
  });

  test("doesn't require one that may also be null", () => {
    expect(stubOf(true)).toContain('String greeting() throws');
    expect(stubOf(true)).toContain('String greeting(GreetingArguments optArgs) throws');
  });
});
