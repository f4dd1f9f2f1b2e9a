import {existsSync} from 'node:fs';
import path from 'node:path';
import {version} from '@docs-kit/dagger/version';
import {readSample, type Sample} from '@docs-kit/dagger/samples';
import {samplesFolder} from '@docs-kit/samples/node/reader';
import {readTypeScript} from './read';
import type {ModuleModel} from './types';

/** Where samples are, relative to the project's root. */
const sampleFolders = [`versioned_docs/version-${version}`, 'docs'].map((pages) => path.join(pages, samplesFolder));

/** A sample's module, read from its TypeScript version: the engine's runs prove that commands fit the other ones. */
function readModule({languages, module}: Sample, alias?: string): ModuleModel | undefined {
  const files = languages.get('typescript') ?? [];
  return readTypeScript(
    files.map(({source}) => source),
    module,
    alias,
  );
}

/** The dependencies of a sample's module, if they're samples, under their names in its `dagger.json`. */
export function readDependencies({folder, dependencies}: Pick<Sample, 'folder' | 'dependencies'>): ModuleModel[] {
  const samples = path.dirname(path.dirname(folder));
  return dependencies.flatMap(({name: alias, source}) => {
    if (!source.startsWith('.')) return [];
    const name = path.relative(samples, path.join(folder, source));
    return readModule(readSample(samples, name, {file: path.join(folder, 'dagger.json')}), alias) ?? [];
  });
}

export interface SampleModules {
  /** Undefined for a sample of client programs. */
  module: ModuleModel | undefined;
  dependencies: ModuleModel[];
}

/** Reads a sample's module, and those of its dependencies; undefined if there's no such sample. */
export function loadSample(root: string, name: string): SampleModules | undefined {
  const folder = sampleFolders.map((parent) => path.join(root, parent)).find((it) => existsSync(path.join(it, name)));
  if (folder === undefined) return undefined;
  const sample = readSample(folder, name, {file: path.join(folder, name)});
  return {module: readModule(sample), dependencies: readDependencies(sample)};
}
