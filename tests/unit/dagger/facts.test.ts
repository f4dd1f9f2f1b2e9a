import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, test} from 'vitest';
import {loadCommands, loadConfigurationSchemas, loadEnvironment} from '@docs-kit/dagger/facts/facts';

function directoryWith(name: string, content: string): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'data-'));
  fs.writeFileSync(path.join(directory, name), content);
  return directory;
}

/** The smallest list of commands whose only command has a flag by name. */
function commandWithFlag(flag: string): unknown {
  const command = {
    name: 'dagger call',
    usage: 'dagger call',
    arguments: {min: 0},
    flags: [flag],
  };
  return {version: '1', globalFlags: [], sharedFlags: [], commands: [command]};
}

describe('the command list', () => {
  const {commands, globalFlags} = loadCommands();

  test('has every command with its flags', () => {
    expect([...commands.keys()]).toHaveLength(32);
    expect(commands.get('dagger call')?.flags.map((flag) => flag.name)).toEqual([
      'allow-llm',
      'json',
      'mod',
      'no-mod',
      'output',
    ]);
    expect(commands.get('dagger core')?.functions).toBe(true);
    expect(commands.get('dagger develop')?.flags.find((flag) => flag.name === 'compat')?.withoutValue).toBe('skip');
    expect(commands.get('dagger listen')?.hidden).toBe(true);
    expect(globalFlags.find((flag) => flag.name === 'progress')?.values).toContain('dots');
  });
});

test('the environment includes the session and runner variables', () => {
  const names = loadEnvironment().map((variable) => variable.name);
  expect(names).toEqual(expect.arrayContaining(['DAGGER_SESSION_PORT', '_EXPERIMENTAL_DAGGER_RUNNER_HOST']));
  expect(new Set(names).size).toBe(names.length);
});

describe('the configuration schemas', () => {
  const ajv = new Ajv({allowUnionTypes: true});
  const valid = (file: string, content: unknown): boolean =>
    ajv.compile(loadConfigurationSchemas()[file] ?? {})(content);

  test('accept what the engine accepts', () => {
    expect(valid('dagger.json', {name: 'a', sdk: {source: 'go'}, engineVersion: 'v0.18.14'})).toBe(true);
    expect(valid('engine.json', {gc: {maxUsedSpace: '75%', policies: [{all: true, keepDuration: '1h30m'}]}})).toBe(
      true,
    );
    expect(valid('engine.toml', {worker: {oci: {gc: true}}, registry: {'docker.io': {mirrors: ['m']}}})).toBe(true);
  });

  test('reject unknown keys and wrong values', () => {
    expect(valid('dagger.json', {name: 'a', toolchains: []})).toBe(false);
    expect(valid('engine.json', {logLevel: 'loud'})).toBe(false);
    expect(valid('engine.toml', {worker: {oci: {garbage: true}}})).toBe(false);
  });
});

describe('an invalid data file fails with a line for each error', () => {
  test.each([
    ['missing', os.tmpdir(), /commands\.json:1: the file doesn't exist\./],
    ['no JSON', directoryWith('commands.json', '{\n"version"'), /commands\.json:2: this isn't JSON/],
    [
      'with a key twice',
      directoryWith('commands.json', '{"x": {\n"a": "1",\n"a": "2"}}'),
      /:3: this isn't JSON \(the key "a" appears twice\)/,
    ],
    [
      'with several errors',
      directoryWith(
        'commands.json',
        JSON.stringify({
          ...(commandWithFlag('json') as object),
          version: 1,
          other: 2,
          sharedFlags: [{name: 'a'}, {name: 'a', type: 'x'}],
        }),
      ),
      /^(?=[^]*\/version must be string)(?=[^]*\(other\))(?=[^]*\/sharedFlags\/1\/type must be)[^]*"a" is listed twice/,
    ],
    [
      'malformed',
      directoryWith('commands.json', '{"version":"1"}'),
      /^src\/dagger\/facts\/commands\.json:1: \/ must have required/,
    ],
    [
      'with a flag that sharedFlags lacks',
      directoryWith('commands.json', JSON.stringify(commandWithFlag('jsn'))),
      /^src\/dagger\/facts\/commands\.json: dagger call: no shared flag "jsn"\. Add it to sharedFlags\.$/,
    ],
  ])('%s', (_, directory, message) => {
    expect(() => loadCommands(directory)).toThrow(message);
  });
});
