import path from 'node:path';
import {sampleFormat} from '@docs-kit/dagger/samples';
import {readModule, type SampleDependency} from '@docs-kit/samples/node/reader';
import type {Failure, LineProblem, Snippet} from './snippets';
import {hash, projectRoot} from './files';

/** Files that are compiled together: a fence, or all files in a sample's language folder. */
export interface Unit {
  /** Unique, stable between runs, and a valid identifier in every language: `s_services_bind_http_1a2b3c4d`. */
  key: string;
  sample: boolean;
  /** The sample's folder, absolute; empty for a fence. */
  folder: string;
  /** The Dagger module's name, from `dagger.json`: `my-module`. */
  module: string;
  dependencies: SampleDependency[];
  /** Names are relative to the sample's language folder: `main.go`; for a fence, `fence` with the extension. */
  files: {snippet: Snippet; name: string}[];
}

function languageFolder({file, sample = '', language}: Snippet): string {
  const end = `/${sample}/${language}`;
  return file.slice(0, `/${file}`.indexOf(`${end}/`) + end.length - 1);
}

function keyOf(file: string, suffix: string): string {
  const words = file
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()
    .slice(-40);
  return `s_${words}_${hash(file, suffix).slice(0, 8)}`;
}

/**
 * Groups snippets into units.
 *
 * @param extension of fences' files: `.go`
 */
export function toUnits(snippets: readonly Snippet[], extension: string): Unit[] {
  const units = new Map<string, Unit>();
  for (const snippet of snippets) {
    if (snippet.kind === 'fence') {
      const key = keyOf(snippet.file, String(snippet.line));
      const files = [{snippet, name: `fence${extension}`}];
      units.set(key, {key, sample: false, folder: '', module: sampleFormat.defaultModule, dependencies: [], files});
      continue;
    }
    const folder = languageFolder(snippet);
    const key = keyOf(folder, 'sample');
    let unit = units.get(key);
    if (!unit) {
      const sampleFolder = path.join(projectRoot, path.dirname(folder));
      unit = {key, sample: true, folder: sampleFolder, ...readModule(sampleFolder, sampleFormat), files: []};
      units.set(key, unit);
    }
    unit.files.push({snippet, name: path.posix.relative(folder, snippet.file)});
  }
  return [...units.values()];
}

/** Snippets by the path of the file that a toolchain reads. */
export type Sources = ReadonlyMap<string, Snippet>;

/** The sources of units, each in its own folder. */
export function sourcesOf(units: readonly Unit[], folderOf: (unit: Unit) => string): Sources {
  return new Map(
    units.flatMap((unit) => unit.files.map(({name, snippet}) => [`${folderOf(unit)}/${name}`, snippet] as const)),
  );
}

/** A problem as a toolchain prints it. */
export interface Problem {
  file: string;
  /** 1-based. */
  line: number;
  message: string;
}

/** The problems in sources; those in other files are ignored. */
export function failuresIn(sources: Sources, problems: readonly Problem[]): Failure[] {
  return problems.flatMap(({file, line, message}) => {
    const snippet = sources.get(file);
    return snippet ? [failureAt(snippet, line, message)] : [];
  });
}

/** A failure at a 1-based line of a snippet's text; lines outside the text are clamped. */
export function failureAt(snippet: Snippet, line: number, message: string): Failure {
  const last = snippet.text.replace(/\n$/, '').split('\n').length;
  const within = Math.min(Math.max(line, 1), last);
  const {id, file, language} = snippet;
  return {id, file, line: snippet.line + within - 1, language, message};
}

/** Failures at 1-based lines of a snippet's text. */
export function toFailures(snippet: Snippet, problems: readonly LineProblem[]): Failure[] {
  return problems.map(({line, message}) => failureAt(snippet, line, message));
}
