import path from 'node:path';
import {readModule} from '../../../src/content/samples/read';
import type {Failure, Snippet} from '../../core/types';
import {hash, projectRoot} from './files';

export interface UnitFile {
  snippet: Snippet;
  /** Relative to the sample's language folder: `main.go`; for a fence `fence`, without an extension. */
  name: string;
}

export interface Dependency {
  /** The alias under which the module is called, if it differs from its name. */
  name?: string;
  /** The folder of the dependency's sample, relative to the project's root. */
  folder: string;
}

/** Files that are compiled together: a fence, or all files in a sample's language folder. */
export interface Unit {
  /** Unique, stable between runs, and a valid identifier in every language: `s_services_bind_http_1a2b3c4d`. */
  key: string;
  sample: boolean;
  /** The Dagger module's name, from `dagger.json`: `my-module`. */
  module: string;
  dependencies: Dependency[];
  files: UnitFile[];
}

const defaultModule = 'my-module';

function languageFolder(snippet: Snippet): string {
  const marker = `/${snippet.sample ?? ''}/${snippet.language}/`;
  const start = `/${snippet.file}`.indexOf(marker);
  return start < 0 ? path.posix.dirname(snippet.file) : snippet.file.slice(0, start + marker.length - 2);
}

function keyOf(file: string, suffix: string): string {
  const words = file
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()
    .slice(-40);
  return `s_${words}_${hash(file, suffix).slice(0, 8)}`;
}

/** Groups snippets into units. */
export function toUnits(snippets: readonly Snippet[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const snippet of snippets) {
    if (snippet.kind === 'fence') {
      const key = keyOf(snippet.file, String(snippet.line));
      units.set(key, {key, sample: false, module: defaultModule, dependencies: [], files: [{snippet, name: 'fence'}]});
      continue;
    }
    const folder = languageFolder(snippet);
    const key = keyOf(folder, 'sample');
    let unit = units.get(key);
    if (!unit) {
      const sampleFolder = path.posix.dirname(folder);
      const {module, dependencies} = readModule(path.join(projectRoot, sampleFolder));
      unit = {
        key,
        sample: true,
        module,
        dependencies: dependencies.map(({name: alias, source}) => ({
          name: alias,
          folder: path.posix.join(sampleFolder, source),
        })),
        files: [],
      };
      units.set(key, unit);
    }
    unit.files.push({snippet, name: path.posix.relative(folder, snippet.file)});
  }
  return [...units.values()];
}

/** A failure at a 1-based line of a snippet's text; lines outside the text are clamped. */
export function failureAt(snippet: Snippet, line: number, message: string): Failure {
  const last = snippet.text.replace(/\n$/, '').split('\n').length;
  const within = Math.min(Math.max(line, 1), last);
  return {file: snippet.file, line: snippet.line + within - 1, language: snippet.language, message};
}

/** Removes duplicate failures and sorts them by position. */
export function sortFailures(failures: readonly Failure[]): Failure[] {
  const unique = new Map(failures.map((failure) => [`${failure.file}\0${failure.line}\0${failure.message}`, failure]));
  return [...unique.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}
