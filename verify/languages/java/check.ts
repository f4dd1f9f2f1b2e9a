import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {hashFiles, listFiles} from '../../../src/lib/files';
import {loadApi} from '../../../src/content/api/model';
import {javaName} from '../../../src/content/api/spelling';
import type {ApiModel} from '../../../src/content/api/types';
import {upperCamelCase} from '../../modules/naming';
import {readDependencies} from '../../modules/sample';
import type {Failure, FoundCall, LanguageChecker, Snippet} from '../../core/types';
import {checkProgram, javaVersion} from './program';
import {javaClass, javaStubs} from './stubs';
import {memberNamed} from '../shared/calls';
import {additionsOf, moduleApi} from '../shared/dependencies';
import {clearFolder, hash, toolchainFolder, workFolder, writeFile} from '../shared/files';
import {runOrThrow} from '../shared/process';
import {failureAt, sortFailures, toUnits} from '../shared/units';
import type {Unit, UnitFile} from '../shared/units';

const oldest = 17;

interface Package {
  unit: Unit;
  classPath: string;
  /** Keyed by the path on disk. */
  files: Map<string, UnitFile>;
}

/** Compiles the SDK's declarations, once per content; returns the folder with the classes. */
async function compileStubs(
  work: string,
  stubs: ReadonlyMap<string, string>,
  base: {sources: string[]; classPath: string},
): Promise<string> {
  const toolchain = toolchainFolder('java');
  const key = hash(await hashFiles(toolchain, listFiles(toolchain)), base.classPath, ...[...stubs].flat());
  const folder = path.join(work, 'stubs', key);
  const done = path.join(folder, 'done');
  if (existsSync(done)) return path.join(folder, 'classes');
  rmSync(folder, {recursive: true, force: true});
  for (const [file, text] of stubs) writeFile(path.join(folder, 'sources', file), text);
  const classes = path.join(folder, 'classes');
  const sources = [path.join(folder, 'sources'), ...base.sources];
  const [java, ...args] = checkProgram('stubs');
  await runOrThrow(java, [...args, classes, base.classPath || classes, ...sources]);
  writeFile(done, '');
  return classes;
}

function isModule(unit: Unit): boolean {
  return unit.files.some(({snippet}) => snippet.text.includes('io.dagger.module.annotation.'));
}

/** The class path of a unit: the SDK's classes, preceded by those that its dependencies change. */
async function classPathOf(unit: Unit, work: string, api: ApiModel): Promise<string> {
  const fixed = {sources: [path.join(toolchainFolder('java'), 'stubs')], classPath: ''};
  if (!isModule(unit)) return compileStubs(work, javaStubs(api), fixed);
  const own = moduleApi(api, []);
  const base = await compileStubs(work, javaStubs(own), fixed);
  if (unit.dependencies.length === 0) return base;
  const dependencies = readDependencies(unit);
  const stubs = javaStubs(moduleApi(api, dependencies), new Set(additionsOf(dependencies).keys()));
  const overlay = await compileStubs(work, stubs, {sources: [], classPath: base});
  return `${overlay}${path.delimiter}${base}`;
}

async function place(unit: Unit, work: string, api: ApiModel): Promise<Package> {
  const files = new Map<string, UnitFile>();
  for (const source of unit.files.filter(({name}) => name === 'fence' || name.endsWith('.java'))) {
    const file = path.join(work, 'units', unit.key, source.name === 'fence' ? 'fence.java' : source.name);
    writeFile(file, source.snippet.text);
    files.set(file, source);
  }
  return {unit, classPath: await classPathOf(unit, work, api), files};
}

function toManifest(packages: readonly Package[]): string {
  return packages
    .flatMap(({unit, classPath, files}) => {
      const main = unit.sample && isModule(unit) ? upperCamelCase(unit.module) : '-';
      return [...files.keys()].map((file) => [unit.key, classPath, main, file].join('\t'));
    })
    .join('\n');
}

/** Writes the snippets and what they compile against. */
async function prepare(snippets: readonly Snippet[]): Promise<Package[]> {
  const work = workFolder('java');
  clearFolder(work, new Set(['stubs', 'tools']));
  const api = loadApi();
  const packages: Package[] = [];
  for (const unit of toUnits(snippets)) packages.push(await place(unit, work, api));
  return packages.sort((a, b) => (a.classPath < b.classPath ? -1 : a.classPath > b.classPath ? 1 : 0));
}

export const javaChecker: LanguageChecker = {
  name: 'Java',
  languages: ['java'],

  missing() {
    const major = javaVersion();
    if (major === undefined) return "Java isn't installed: install a JDK 17 or newer, see https://adoptium.net";
    return major >= oldest
      ? undefined
      : `Java ${major} is too old: install a JDK 17 or newer, see https://adoptium.net`;
  },

  fingerprint() {
    return `javac ${javaVersion() ?? ''}`;
  },

  async check(snippets: readonly Snippet[]) {
    const packages = await prepare(snippets);
    const [java, ...args] = checkProgram('units');
    const output = await runOrThrow(java, args, {input: toManifest(packages)});
    const sources = new Map(packages.flatMap(({files}) => [...files]));
    const failures: Failure[] = [];
    const calls: FoundCall[] = [];
    for (const line of output.split('\n')) {
      const [kind, file = '', number = '1', ...rest] = line.split('\t');
      const snippet = sources.get(file)?.snippet;
      if (!snippet) continue;
      if (kind === 'problem') failures.push(failureAt(snippet, Number(number), rest.join(' ')));
      else {
        const [column, type = '', name = ''] = rest;
        const member = memberNamed(type, name, javaClass, (field, object) => javaName(object.name, field.name));
        if (member !== undefined)
          calls.push({file: snippet.file, line: Number(number), column: Number(column), member});
      }
    }
    return {failures: sortFailures(failures), calls};
  },
};
