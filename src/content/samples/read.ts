import fs from 'node:fs';
import path from 'node:path';
import {sdkLanguages, type SdkLanguage} from '../../config/languages';
import {ContentError, type Place} from '../../lib/error';
import {listFiles} from '../../lib/files';
import {findJsonError, isRecord} from '../../lib/json';
import {nearest} from '../../lib/nearest';
import {syntaxes} from './languages';
import {readRegions, type ShownSource} from './regions';
import {defaultTitle, mainClass} from './titles';

export interface SampleFile extends ShownSource {
  /** Relative to the language folder, with forward slashes: `main.go`. */
  name: string;
  /** Absolute. */
  file: string;
  /** The file's text, including markers. */
  source: string;
  /** The file's path in a module created by `dagger init`: `src/my_module/main.py`. */
  title: string;
}

/** A dependency of a sample's module, as in `dagger.json`. */
export interface SampleDependency {
  name: string;
  /** A path relative to the sample's folder, or a Git reference. */
  source: string;
}

export interface Sample {
  /** `services/bind-http` */
  name: string;
  /** Absolute. */
  folder: string;
  /** The module's name: `my-module`. */
  module: string;
  dependencies: SampleDependency[];
  /** The files of each language, main file first. */
  languages: Map<SdkLanguage, SampleFile[]>;
  /** Why an SDK can't do what the sample shows: a full sentence, for readers. */
  unsupported: Map<SdkLanguage, string>;
  /** Why the sample is missing for a language whose SDK could do it: a full sentence, for authors. */
  omitted: Map<SdkLanguage, string>;
  /** Why a language's functions differ from the others': a full sentence, for authors. */
  differs: Map<SdkLanguage, string>;
  /** What the sample needs besides an engine and images: a full sentence. */
  needs: string | undefined;
}

/** The folder beside a version's pages that contains their samples. */
export const samplesFolder = '_samples';
const defaultModule = 'my-module';
const languageIds: readonly string[] = sdkLanguages.map(({id}) => id);

function isLanguage(name: string): name is SdkLanguage {
  return languageIds.includes(name);
}

/** The visible entries of a folder in alphabetical order; empty if it doesn't exist. */
function entries(folder: string): fs.Dirent[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function folders(folder: string): string[] {
  return entries(folder)
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
}

function readJson(file: string): Record<string, unknown> | undefined {
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const text = fs.readFileSync(file, 'utf8');
  const error = findJsonError(text);
  if (error) {
    throw new ContentError({file, line: error.line}, `this isn't JSON (${error.reason})`, 'Fix its syntax');
  }
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) {
    throw new ContentError({file}, 'expected a JSON object', 'Write {…}');
  }
  return value;
}

/**
 * The module's name and dependencies from the `dagger.json` in a sample's folder; the default name if there's no such
 * file.
 *
 * @throws {ContentError} if the file is malformed or a dependency doesn't exist
 */
export function readModule(folder: string): {module: string; dependencies: SampleDependency[]} {
  const file = path.join(folder, 'dagger.json');
  const json = readJson(file);
  if (!json) {
    return {module: defaultModule, dependencies: []};
  }
  const {name, dependencies = []} = json;
  if (typeof name !== 'string' || name === '') {
    throw new ContentError({file}, 'the module has no name', `Add "name", for example "${defaultModule}"`);
  }
  if (!Array.isArray(dependencies)) {
    throw new ContentError({file}, '"dependencies" must be a list', 'Write [{"name": …, "source": …}]');
  }
  return {
    module: name,
    dependencies: dependencies.map((dependency: unknown) => {
      if (!isRecord(dependency) || typeof dependency.name !== 'string' || typeof dependency.source !== 'string') {
        throw new ContentError({file}, 'a dependency is missing "name" or "source"', 'Add both as strings');
      }
      const {name: dependencyName, source} = dependency;
      if (source.startsWith('.') && !fs.existsSync(path.join(folder, source))) {
        throw new ContentError({file}, `no sample exists at ${source}`, 'Fix "source" or add that sample');
      }
      return {name: dependencyName, source};
    }),
  };
}

const sentence = /^[A-Z].*\.$/;

/** The keys of `sample.json`: reasons by language, and what the sample needs. */
type Reasons = Pick<Sample, 'unsupported' | 'omitted' | 'differs'>;

function readNotes(folder: string, languages: ReadonlyMap<SdkLanguage, unknown>): Reasons & Pick<Sample, 'needs'> {
  const file = path.join(folder, 'sample.json');
  const {unsupported = {}, omitted = {}, differs = {}, needs, ...others} = readJson(file) ?? {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw new ContentError(
      {file},
      `unknown key "${unknown}"`,
      'Keep only "unsupported", "omitted", "differs" and "needs"',
    );
  }
  if (needs !== undefined && (typeof needs !== 'string' || !sentence.test(needs))) {
    throw new ContentError({file}, '"needs" must be a sentence', 'Start it with a capital and end it with a full stop');
  }
  return {
    unsupported: readReasons(file, 'unsupported', unsupported, languages),
    omitted: readReasons(file, 'omitted', omitted, languages),
    differs: readReasons(file, 'differs', differs, languages),
    needs,
  };
}

function readReasons(
  file: string,
  key: keyof Reasons,
  reasons: unknown,
  languages: ReadonlyMap<SdkLanguage, unknown>,
): Map<SdkLanguage, string> {
  if (!isRecord(reasons)) {
    throw new ContentError({file}, `"${key}" must be an object`, 'Write {"php": "The reason."}');
  }
  return new Map(
    Object.entries(reasons).map(([language, reason]) => {
      if (!isLanguage(language)) {
        throw new ContentError({file}, `unknown language "${language}"`, `Use one of ${languageIds.join(', ')}`);
      }
      if (typeof reason !== 'string' || !sentence.test(reason)) {
        throw new ContentError(
          {file},
          `the reason for "${language}" must be a sentence`,
          'Start it with a capital and end it with a full stop',
        );
      }
      if (key === 'differs' && !languages.has(language)) {
        throw new ContentError(
          {file},
          `"${language}" is listed under "differs" but doesn't have a folder`,
          'Remove the entry or add the folder',
        );
      }
      if (key !== 'differs' && languages.has(language)) {
        throw new ContentError(
          {file},
          `"${language}" is listed as ${key} but has a folder`,
          'Remove the entry or the folder',
        );
      }
      return [language, reason];
    }),
  );
}

function readFiles(folder: string, language: SdkLanguage, module: string): SampleFile[] {
  const {extension, comment, mainFile} = syntaxes[language];
  const main = mainFile(mainClass(module));
  const names = listFiles(folder).filter((name) => !path.basename(name).startsWith('.'));
  const unexpected = names.find((name) => !name.endsWith(extension));
  if (unexpected !== undefined) {
    throw new ContentError(
      {file: path.join(folder, unexpected)},
      `not a ${extension} file`,
      'Move it out of the language folder',
    );
  }
  if (names.length === 0) {
    throw new ContentError(
      {file: path.join(folder, main)},
      'the folder is empty',
      'Add this file or remove the folder',
    );
  }
  const rank = (name: string) => `${name === main ? 0 : 1}${name}`;
  return names
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((name) => {
      const file = path.join(folder, name);
      const source = fs.readFileSync(file, 'utf8');
      return {
        name,
        file,
        source,
        title: defaultTitle(language, name, source, module),
        ...readRegions(source, comment, file),
      };
    });
}

/** The names (`page/sample`) of all samples below a `_samples` folder, in alphabetical order. */
export function listSamples(root: string): string[] {
  return folders(root).flatMap((page) => folders(path.join(root, page)).map((sample) => `${page}/${sample}`));
}

/**
 * Reads and validates a sample.
 *
 * @param root absolute path of a `_samples` folder
 * @param name `page/sample`
 * @param place where the sample is used; named in the error if it doesn't exist
 * @throws {ContentError} if the sample doesn't exist or is empty, or one of its files is malformed
 */
export function readSample(root: string, name: string, place: Place): Sample {
  const folder = path.join(root, name);
  if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name) || !fs.existsSync(folder)) {
    const similar = nearest(name, listSamples(root));
    throw new ContentError(
      place,
      `sample "${name}" doesn't exist`,
      similar ? `Write "${similar}"` : `Add the folder ${samplesFolder}/${name}`,
    );
  }
  const unexpected = entries(folder).find((entry) =>
    entry.isDirectory() ? !isLanguage(entry.name) : !['dagger.json', 'sample.json'].includes(entry.name),
  );
  if (unexpected) {
    throw new ContentError(
      {file: path.join(folder, unexpected.name)},
      "this doesn't belong to a language",
      `A sample contains the folders ${languageIds.join(', ')}, dagger.json and sample.json`,
    );
  }
  const {module, dependencies} = readModule(folder);
  const present = sdkLanguages.filter(({id}) => fs.existsSync(path.join(folder, id)));
  if (present.length === 0) {
    throw new ContentError(
      place,
      `the sample "${name}" has no language`,
      `Add a folder to ${samplesFolder}/${name}, for example go/main.go`,
    );
  }
  const languages = new Map(present.map(({id}) => [id, readFiles(path.join(folder, id), id, module)]));
  return {name, folder, module, dependencies, languages, ...readNotes(folder, languages)};
}

/**
 * The `_samples` folder for a page: beside it, or in the nearest folder above it.
 *
 * @param page absolute path of the page
 * @returns an absolute path; undefined if there's none up to the working directory
 */
export function findSamplesRoot(page: string): string | undefined {
  const top = process.cwd();
  for (let folder = path.dirname(page); folder.startsWith(top); folder = path.dirname(folder)) {
    const root = path.join(folder, samplesFolder);
    if (fs.existsSync(root)) {
      return root;
    }
  }
  return undefined;
}
