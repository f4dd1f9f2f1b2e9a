import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SdkLanguage} from '@docs-kit/dagger/languages';
import {version} from '@docs-kit/dagger/version';
import {readSample, type Sample} from '@docs-kit/dagger/samples';
import {readGo} from './go/model';
import {readJava} from './java/program';
import {readPhp} from './php/model';
import {readPython} from './python/interpreter';
import {readTypeScript} from './typescript/model';
import {assembleModule} from '../modules/assemble';
import type {ModuleReader} from '../modules/raw';
import type {ModuleModel} from '../modules/types';

/** In order of precedence. */
const readers: Readonly<Record<SdkLanguage, ModuleReader>> = {
  typescript: readTypeScript,
  go: readGo,
  python: readPython,
  php: readPhp,
  java: readJava,
};

/** The SDK languages, the one that represents the others first. */
export const moduleLanguages: readonly SdkLanguage[] = Object.keys(readers) as SdkLanguage[];

/** Where samples are, relative to the project's root. */
const sampleFolders = [`versioned_docs/version-${version}/_samples`, 'docs/_samples'];

/** Finds a sample by its name, such as `services/bind-http`. */
export function findSample(root: string, name: string): Sample | undefined {
  const folder = sampleFolders.map((parent) => path.join(root, parent)).find((it) => existsSync(path.join(it, name)));
  return folder === undefined ? undefined : readSample(folder, name, {file: path.join(folder, name)});
}

/**
 * Reads the modules that samples have in a language, all in a single run of its toolchain.
 *
 * @param alias the module's name in a dependent module, by default its own
 * @returns one entry per sample; undefined if it has no module in that language
 */
export function readModules(
  language: SdkLanguage,
  samples: readonly Sample[],
  alias?: string,
): (ModuleModel | undefined)[] {
  const sources = samples.map(({languages}) =>
    (languages.get(language) ?? []).filter(({name}) => !/_test\.\w+$/.test(name)),
  );
  const definitions = readers[language](sources);
  return samples.map(({module: own}, index) =>
    assembleModule({own, final: alias ?? own}, language, definitions[index] ?? []),
  );
}

/** A sample's module in its first language, which represents the others, because another check proves that they agree. */
function readModule(sample: Sample, alias?: string, languages = moduleLanguages): ModuleModel | undefined {
  const language = languages.find((candidate) => sample.languages.has(candidate));
  return language && readModules(language, [sample], alias)[0];
}

/**
 * The dependencies of a sample's module, if they're samples, under their names in its `dagger.json`.
 *
 * @param preferred the language that represents the others, if a dependency has it
 */
export function readDependencies(
  {folder, dependencies}: Pick<Sample, 'folder' | 'dependencies'>,
  preferred?: SdkLanguage,
): ModuleModel[] {
  const languages = preferred === undefined ? moduleLanguages : [preferred, ...moduleLanguages];
  const samples = path.dirname(path.dirname(folder));
  return dependencies.flatMap(({name: alias, source}) => {
    if (!source.startsWith('.')) return [];
    const name = path.relative(samples, path.join(folder, source));
    return readModule(readSample(samples, name, {file: path.join(folder, 'dagger.json')}), alias, languages) ?? [];
  });
}

export interface SampleModules {
  /** Undefined for a sample of client programs. */
  module: ModuleModel | undefined;
  dependencies: ModuleModel[];
}

/** Reads a sample's module, and those of its dependencies; undefined if there's no such sample. */
export function loadSample(root: string, name: string): SampleModules | undefined {
  const sample = findSample(root, name);
  return sample && {module: readModule(sample), dependencies: readDependencies(sample)};
}
