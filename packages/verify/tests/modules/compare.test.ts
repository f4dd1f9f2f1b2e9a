import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {toKebab} from '@docs-kit/dagger/api/names';
import type {Sample} from '@docs-kit/dagger/samples';
import {checkers} from '../../src/core/checkers';
import {compareSamples} from '../../src/core/compare';
import {findSample, loadSample, moduleLanguages, readModules} from '../../src/languages/sample';
import {typeText, type ModuleModel} from '../../src/modules/types';

const root = path.resolve('packages/verify/tests/fixtures/shell');
const samples = 'versioned_docs/version-0.18.14/_samples';

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

/** The languages whose toolchain is installed; all of them in CI. */
const missing = await Promise.all(
  moduleLanguages.map(async (language) => checkers.find(({languages}) => languages.includes(language))?.missing?.()),
);
const languages = moduleLanguages.filter((_, index) => missing[index] === undefined || process.env.CI === 'true');
const timeout = 300_000;

function sampleIn(folder: string, name: string): Sample {
  const sample = findSample(folder, name);
  if (!sample) throw new Error(`no sample ${name}`);
  return sample;
}

describe('the module of a sample', () => {
  test.each(languages)('is read from its %s sources', {timeout}, (language) => {
    const [module] = readModules(language, [sampleIn(root, 'calls/build')]);
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
    const constructorFlags = module.constructorFunction.args.map(({name, optional}) => [toKebab(name), optional]);
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

describe('the languages of a sample', () => {
  let copy: string;

  beforeAll(() => {
    copy = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-compare-'));
    fs.cpSync(root, copy, {recursive: true});
    fs.rmSync(path.join(copy, samples, 'calls/build/sample.json'));
  });

  /** Compares the languages of `calls/build` after a change to a file that has `from` in it once. */
  function failuresAfter(file: string, from: string, to: string): string {
    const name = path.join(copy, samples, 'calls/build', file);
    const text = fs.readFileSync(name, 'utf8');
    expect(text.split(from)).toHaveLength(2);
    fs.writeFileSync(name, text.replace(from, to));
    const failures = compareSamples(['calls/build'], copy);
    fs.writeFileSync(name, text);
    return failures.map(({language, line, message}) => `${language}:${line}: ${message}\n`).join('');
  }

  const all = languages.length === moduleLanguages.length;

  test.runIf(all)('expose the same API, unless sample.json gives a reason', {timeout}, () => {
    expect(compareSamples(['calls/build', 'calls/hello'], root)).toEqual([]);
  });

  test.runIf(all).each([
    ['go/main.go', 'tags []string', 'tags string', 'go:66', 'String, but [String]'],
    ['python/main.py', 'tags: list[str]', 'tags: list[str] | None', 'python:49', 'optional, but required'],
    ['php/MyModule.php', "ListOfType('string')", "ListOfType('int')", 'php:69', '[Int], but [String]'],
    ['java/MyModule.java', 'List<String> tags', 'List<Integer> tags', 'java:43', '[Int], but [String]'],
  ])('are compared: %s with %s replaced by %s', {timeout}, (file, from, to, place, difference) => {
    expect(failuresAfter(file, from, to)).toContain(
      `${place}: argument "tags" of function "publishHttp" of MyModule is ${difference} in typescript\n`,
    );
  });

  test.runIf(all).each([
    ['go/main.go', 'tags []string'],
    ['python/main.py', 'tags: list[str]'],
    ['php/MyModule.php', "ListOfType('string')"],
    ['java/MyModule.java', 'List<String> tags'],
  ])('aren’t compared with %s if the compiler rejects it', {timeout}, (file, from) => {
    expect(failuresAfter(file, from, '((')).not.toContain(`${path.dirname(file)}:`);
  });

  test.runIf(languages.includes('go'))('are reported if they differ', {timeout}, () => {
    const file = `${samples}/calls/differs/go/main.go`;
    expect(compareSamples(['calls/differs'], root)).toEqual([
      {
        file,
        line: 10,
        language: 'go',
        message: 'argument "race" of function "test" of MyModule is required, but optional in typescript',
      },
      {file, line: 10, language: 'go', message: 'function "test" of MyModule returns Int, but String in typescript'},
      {file, line: 10, language: 'go', message: 'MyModule lacks the function "format" that typescript has'},
      {file, line: 15, language: 'go', message: `MyModule has a function "lint" that typescript doesn't have`},
    ]);
  });
});
