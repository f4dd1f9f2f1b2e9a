import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {toKebab} from '@docs-kit/dagger/api/names';
import {loadSample} from '../../src/modules/sample';
import {typeText, type ModuleModel} from '../../src/modules/types';

const root = path.resolve('packages/verify/tests/fixtures/shell');

function outline(module: ModuleModel): Record<string, string[]> {
  const objects = [...module.types.values()].flatMap((type) => (type.kind === 'enum' ? [] : [type]));
  return Object.fromEntries(
    objects.map((type) => [
      type.name,
      [...type.fields.values()]
        .map((fn) => {
          const parameters = fn.args.map(
            ({name, optional, type}) => `${toKebab(name)}${optional ? '?' : ''}: ${typeText(type)}`,
          );
          return `${toKebab(fn.name)}(${parameters.join(', ')}): ${typeText(fn.returns)}`;
        })
        .sort(),
    ]),
  );
}

describe('the module of a sample', () => {
  test('is read from its TypeScript sources', () => {
    const module = loadSample(root, 'calls/build')?.module;
    expect(module && outline(module)).toEqual({
      MyModule: [
        'base-image(): String',
        'build(source: Directory, debug?: Boolean, jobs?: Int): Container',
        'describe(release: MyModuleRelease): String',
        'publish-http(source: Directory, token: Secret, tags: [String], channel: MyModuleChannel): String',
        'release(version: String, source?: Directory): MyModuleRelease',
        'serve(): Service',
      ],
      MyModuleRelease: ['files(): [File]', 'version(): String'],
    });
    const constructorFlags = module?.constructorFunction.args.map(({name, optional}) => [toKebab(name), optional]);
    expect(constructorFlags).toEqual([
      ['base-image', true],
      ['source', true],
    ]);
  });

  test('has the dependencies of its dagger.json, under their names there', () => {
    const sample = loadSample(root, 'calls/build');
    expect(sample?.dependencies.map(({name, main}) => [name, main])).toEqual([['hello', 'Hello']]);
  });

  test('doesn’t exist if there’s no sample', () => {
    expect(loadSample(root, 'calls/none')).toBeUndefined();
  });
});
