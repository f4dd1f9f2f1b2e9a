import fs from 'node:fs';
import path from 'node:path';
import {sdkLanguages, type SdkLanguage} from '../../../../../src/config/languages';
import {ContentError, type Place} from '@docs-kit/base/node/error';
import {listFiles} from '@docs-kit/base/node/files';
import {findJsonError} from '@docs-kit/base/node/json';
import {nearest} from '@docs-kit/base/nearest';
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

/** A JSON object; empty if there's no such file. */
function readJson(file: string): object {
  if (!fs.existsSync(file)) return {};
  const text = fs.readFileSync(file, 'utf8');
  const error = findJsonError(text);
  if (error) throw new ContentError({file, line: error.line}, `this isn't JSON (${error.reason})`, 'Fix its syntax');
  return JSON.parse(text) as object;
}

/** The module's name and dependencies, as the content of its `dagger.json` says. */
export function moduleOf(config: object): Pick<Sample, 'module' | 'dependencies'> {
  const {name = defaultModule, dependencies = []} = config as {name?: string; dependencies?: SampleDependency[]};
  return {module: name, dependencies};
}

/** The module's name and dependencies, from the `dagger.json` in the sample's folder if there is one. */
export function readModule(folder: string): Pick<Sample, 'module' | 'dependencies'> {
  return moduleOf(readJson(path.join(folder, 'dagger.json')));
}

const sentence = /^[A-Z].*\.$/;

type Notes = Pick<Sample, 'unsupported' | 'omitted' | 'differs' | 'needs'>;

/** Reads `sample.json`: reasons by language, and what the sample needs. */
function readNotes(folder: string, languages: ReadonlyMap<SdkLanguage, unknown>): Notes {
  const file = path.join(folder, 'sample.json');
  const fail = (what: string, fix: string): never => {
    throw new ContentError({file}, what, fix);
  };
  const {unsupported, omitted, differs, needs, ...others} = readJson(file) as {needs?: string} & Record<string, object>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    fail(`unknown key "${unknown}"`, 'Keep only "unsupported", "omitted", "differs" and "needs"');
  }
  const check = (key: string, text: unknown): string =>
    sentence.test(String(text))
      ? String(text)
      : fail(`"${key}" must be a sentence`, 'Start it with a capital and end it with a full stop');
  const read = (key: string, reasons: object = {}, hasFolder = false): Map<SdkLanguage, string> =>
    new Map(
      Object.entries(reasons).map(([language, reason]) => {
        if (!isLanguage(language)) return fail(`unknown language "${language}"`, `Use ${languageIds.join(', ')}`);
        if (languages.has(language) !== hasFolder) {
          const state = hasFolder ? "doesn't have a folder" : 'has a folder';
          fail(`"${language}" is listed as ${key} but ${state}`, 'Correct the entry or the folder');
        }
        return [language, check(language, reason)];
      }),
    );
  return {
    unsupported: read('unsupported', unsupported),
    omitted: read('omitted', omitted),
    differs: read('differs', differs, true),
    needs: needs === undefined ? undefined : check('needs', needs),
  };
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
