import fs from 'node:fs';
import path from 'node:path';
import {ContentError, type Place} from '@docs-kit/base/node/error';
import {listFiles} from '@docs-kit/base/node/files';
import {readJson} from '@docs-kit/base/node/json';
import {hiddenCharacters} from '@docs-kit/base/hidden-characters';
import {nearest} from '@docs-kit/base/nearest';
import {readRegions, type ShownSource} from './regions';

/** A language that samples are written in. */
export interface SampleLanguage<Id extends string = string> {
  /** The name of its folder in a sample, and the language of its fences: `go`. */
  id: Id;
  label: string;
  /** With the dot: `.go`. */
  extension: string;
  /** The prefix of a line comment. */
  comment: '//' | '#';
}

/** The conventions for a site's samples. */
export interface SampleFormat<Id extends string = string> {
  /** In the order in which every page shows them. */
  languages: readonly SampleLanguage<Id>[];
  /** The file in a sample's folder with the module's name and dependencies, which are its `name` and `dependencies`. */
  moduleFile: string;
  /** The module's name if there's no such file. */
  defaultModule: string;
  /** The file that comes first, relative to the language folder: `main.go`. */
  mainFile(language: Id, module: string): string;
  /**
   * The path of a file in a project, for readers: `src/my_module/main.py`.
   *
   * @param file relative to the language folder
   * @param source the file's text
   */
  titleOf(language: Id, file: string, source: string, module: string): string;
}

export interface SampleFile extends ShownSource {
  /** Relative to the language folder, with forward slashes: `main.go`. */
  name: string;
  /** Absolute. */
  file: string;
  /** The file's text, including markers. */
  source: string;
  /** The file's path in a project, see `SampleFormat.titleOf`. */
  title: string;
}

/** A dependency of a sample's module, as in its file. */
export interface SampleDependency {
  name: string;
  /** A path relative to the sample's folder, or a Git reference. */
  source: string;
}

export interface Sample<Id extends string = string> {
  /** `services/bind-http` */
  name: string;
  /** Absolute. */
  folder: string;
  /** The module's name: `my-module`. */
  module: string;
  dependencies: SampleDependency[];
  /** The files of each language, main file first. */
  languages: Map<Id, SampleFile[]>;
  /** Why an SDK can't do what the sample shows: a full sentence, for readers. */
  unsupported: Map<Id, string>;
  /** Why the sample is missing for a language whose SDK could do it: a full sentence, for authors. */
  omitted: Map<Id, string>;
  /** What the sample needs besides an engine and images: a full sentence. */
  needs: string | undefined;
}

/** The folder beside a version's pages that contains their samples. */
export const samplesFolder = '_samples';

const idsOf = <Id extends string>({languages}: SampleFormat<Id>): readonly Id[] => languages.map(({id}) => id);

function isLanguage<Id extends string>(format: SampleFormat<Id>, name: string): name is Id {
  return format.languages.some(({id}) => id === name);
}

/** The visible entries of a folder in alphabetical order; empty if it doesn't exist. */
function entries(folder: string): fs.Dirent[] {
  if (!fs.existsSync(folder)) return [];

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
const readObject = (file: string): object => (fs.existsSync(file) ? (readJson(file) as object) : {});

/** The module's name and dependencies, from the file in the sample's folder if there is one. */
export function readModule(
  folder: string,
  {moduleFile, defaultModule}: Pick<SampleFormat, 'moduleFile' | 'defaultModule'>,
): Pick<Sample, 'module' | 'dependencies'> {
  const config: {name?: string; dependencies?: SampleDependency[]} = readObject(path.join(folder, moduleFile));
  return {module: config.name ?? defaultModule, dependencies: config.dependencies ?? []};
}

const sentence = /^[A-Z].*\.$/;

type Notes<Id extends string> = Pick<Sample<Id>, 'unsupported' | 'omitted' | 'needs'>;

/** Reads `sample.json`: reasons by language, and what the sample needs. */
function readNotes<Id extends string>(
  folder: string,
  languages: ReadonlyMap<Id, unknown>,
  format: SampleFormat<Id>,
): Notes<Id> {
  const file = path.join(folder, 'sample.json');
  const fail = (what: string, fix: string): never => {
    throw new ContentError({file}, what, fix);
  };
  const {unsupported, omitted, needs, ...others} = readObject(file) as {needs?: string} & Record<string, object>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) fail(`unknown key "${unknown}"`, 'Keep only "unsupported", "omitted" and "needs"');

  const check = (key: string, text: unknown): string =>
    sentence.test(String(text))
      ? String(text)
      : fail(`"${key}" must be a sentence`, 'Start it with a capital and end it with a full stop');
  const read = (key: string, reasons: object = {}): Map<Id, string> =>
    new Map(
      Object.entries(reasons).map(([language, reason]) => {
        if (!isLanguage(format, language))
          return fail(`unknown language "${language}"`, `Use ${idsOf(format).join(', ')}`);
        if (languages.has(language))
          fail(`"${language}" is listed as ${key} but has a folder`, 'Correct the entry or the folder');
        return [language, check(language, reason)];
      }),
    );
  return {
    unsupported: read('unsupported', unsupported),
    omitted: read('omitted', omitted),
    needs: needs === undefined ? undefined : check('needs', needs),
  };
}

function readFiles<Id extends string>(
  folder: string,
  {id, extension, comment}: SampleLanguage<Id>,
  module: string,
  format: SampleFormat<Id>,
): SampleFile[] {
  const main = format.mainFile(id, module);
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
      if (source.trim() === '') throw new ContentError({file}, 'the file is empty', 'Write it or remove it');
      const [hidden] = hiddenCharacters(source);
      if (hidden) throw new ContentError({file, line: hidden.line}, hidden.what, 'Retype the text without it');
      return {
        name,
        file,
        source,
        title: format.titleOf(id, name, source, module),
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
 * @param format the site's conventions
 * @throws {ContentError} if the sample doesn't exist or is empty, or one of its files is malformed
 */
export function readSample<Id extends string>(
  root: string,
  name: string,
  place: Place,
  format: SampleFormat<Id>,
): Sample<Id> {
  const folder = path.join(root, name);
  if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(name) || !fs.existsSync(folder)) {
    const similar = nearest(name, listSamples(root));
    throw new ContentError(
      place,
      `sample "${name}" doesn't exist`,
      similar ? `Write "${similar}"` : `Add the folder ${samplesFolder}/${name}`,
    );
  }
  const {moduleFile} = format;
  const unexpected = entries(folder).find((entry) =>
    entry.isDirectory() ? !isLanguage(format, entry.name) : ![moduleFile, 'sample.json'].includes(entry.name),
  );
  if (unexpected) {
    throw new ContentError(
      {file: path.join(folder, unexpected.name)},
      "this doesn't belong to a language",
      `A sample contains the folders ${idsOf(format).join(', ')}, ${moduleFile} and sample.json`,
    );
  }
  const {module, dependencies} = readModule(folder, format);
  const present = format.languages.filter(({id}) => fs.existsSync(path.join(folder, id)));
  if (present.length === 0) {
    throw new ContentError(
      place,
      `the sample "${name}" has no language`,
      `Add a folder to ${samplesFolder}/${name}, for example go/main.go`,
    );
  }
  const languages = new Map(
    present.map((language) => [language.id, readFiles(path.join(folder, language.id), language, module, format)]),
  );
  return {name, folder, module, dependencies, languages, ...readNotes(folder, languages, format)};
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
    if (fs.existsSync(root)) return root;
  }
  return undefined;
}
