import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {compareSamples} from '../../../../verify/modules/compare';
import {loadSample} from '../../../../verify/modules/sample';
import type {ModuleModel} from '../../../../verify/modules/types';

const root = path.resolve('tests/fixtures/verify-shell');

function outline(module: ModuleModel): Record<string, string[]> {
  const text = (type: {name: string; list: boolean}): string => (type.list ? `[${type.name}]` : type.name);
  const objects = [...module.types.values()].flatMap((type) => (type.kind === 'enum' ? [] : [type]));
  return Object.fromEntries(
    objects.map((type) => [
      type.name,
      type.functions
        .map((fn) => {
          const parameters = fn.parameters.map(
            ({flag, required, type}) => `${flag}${required ? '' : '?'}: ${text(type)}`,
          );
          return `${fn.command}(${parameters.join(', ')}): ${text(fn.returns)}`;
        })
        .sort(),
    ]),
  );
}

describe('the module of a sample', () => {
  it.each(['typescript', 'go', 'python', 'java', 'php'])('is read from its %s sources', (language) => {
    const sample = loadSample(root, 'calls/build');
    const module = sample?.modules.find((candidate) => candidate.language === language);
    expect(module).toBeDefined();
    if (module === undefined) return;
    const channel = language === 'php' ? 'String' : 'MyModuleChannel';
    expect(outline(module)).toEqual({
      MyModule: [
        'base-image(): String',
        'build(source: Directory, debug?: Boolean, jobs?: Int): Container',
        'describe(release: MyModuleRelease): String',
        `publish-http(source: Directory, token: Secret, tags: [String], channel: ${channel}): String`,
        'release(version: String, source?: Directory): MyModuleRelease',
        'serve(): Service',
      ],
      MyModuleRelease: ['files(): [File]', 'version(): String'],
    });
    const constructorFlags = module.constructorFunction.parameters.map(
      ({flag, required}) => `${flag}:${String(required)}`,
    );
    expect(constructorFlags).toEqual(['base-image:false', 'source:false']);
  });

  it('has the dependencies of its dagger.json, under their names there', () => {
    const sample = loadSample(root, 'calls/build');
    expect(sample?.dependencies.map(({name, main}) => [name, main])).toEqual([['hello', 'Hello']]);
  });

  it('does not exist where there is no sample', () => {
    expect(loadSample(root, 'calls/none')).toBeUndefined();
  });
});

describe('the languages of a sample', () => {
  it('expose the same, unless sample.json says why not', () => {
    expect(compareSamples(['calls/build', 'calls/hello'], root)).toEqual([]);
  });

  it('are reported where they differ', () => {
    const file = 'versioned_docs/version-0.18.14/_samples/calls/differs/go/main.go';
    expect(compareSamples(['calls/differs'], root)).toEqual([
      {
        file,
        line: 10,
        language: 'go',
        message: 'argument "race" of function "test" of MyModule is required, but optional in typescript',
      },
      {file, line: 10, language: 'go', message: 'MyModule lacks the function "format" that typescript has'},
      {file, line: 15, language: 'go', message: 'MyModule has a function "lint" that typescript does not have'},
    ]);
  });
});
