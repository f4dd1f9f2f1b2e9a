import path from 'node:path';
import Ajv from 'ajv';
import {describe, expect, test} from 'vitest';
import {listFiles} from '@docs-kit/base/node/files';
import {isRecord, readJson} from '@docs-kit/base/node/json';
import {loadCommands, loadConfigurationSchemas, loadEnvironment} from '@docs-kit/dagger/facts/facts';

const folder = 'src/dagger/facts';

/** The texts, and the names of objects, that a list has twice. */
function repeated(content: unknown): unknown[] {
  const children: unknown[] = Array.isArray(content) ? content : isRecord(content) ? Object.values(content) : [];
  const names = Array.isArray(content) ? children.map((child) => (isRecord(child) ? child.name : child)) : [];
  const again = names.filter((name, index) => typeof name === 'string' && names.indexOf(name) < index);
  return [...again, ...children.flatMap(repeated)];
}

test.each(listFiles(folder).filter((file) => file.endsWith('.json')))('%s lists nothing twice', (file) => {
  expect(repeated(readJson(path.join(folder, file)))).toEqual([]);
});

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
    const types = [...commands.values()].flatMap(({flags}) => [...flags, ...globalFlags].map(({type}) => type));
    expect([...new Set(types)].sort()).toEqual(['boolean', 'count', 'duration', 'label', 'list', 'string']);
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
