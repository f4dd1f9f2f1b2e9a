import path from 'node:path';
import {existsSync} from 'node:fs';
import {site} from '../../src/config/site';
import {readSample, type Sample} from '../../src/content/samples/read';
import type {SdkLanguage} from '../../src/config/languages';
import {assembleModule, type ModuleNames} from './assemble';
import {parseGo} from '../languages/go/model';
import {parseJava} from '../languages/java/model';
import {parsePhp} from '../languages/php/model';
import {parsePython} from '../languages/python/model';
import type {RawDefinition, SourceFile} from './raw';
import {parseTypeScript} from '../languages/typescript/model';
import type {ModuleModel} from './types';

/** In order of precedence: the one with a real parser first. */
const parsers: readonly (readonly [SdkLanguage, (files: readonly SourceFile[]) => RawDefinition[]])[] = [
  ['typescript', parseTypeScript],
  ['go', parseGo],
  ['python', parsePython],
  ['php', parsePhp],
  ['java', parseJava],
];

/** Where samples are, relative to the project's root. */
const sampleFolders = [`versioned_docs/version-${site.version}/_samples`, 'docs/_samples'];

export interface SampleModules {
  /** `services/bind-http`. */
  sample: string;
  /** One per language that has a module, in the order of {@link parsers}; empty for a sample of client programs. */
  modules: ModuleModel[];
  dependencies: ModuleModel[];
  /** The languages that aren't compared with the others, each with its reason. */
  differs: ReadonlyMap<string, string>;
}

/** Reads a sample's modules, and those of its dependencies; undefined if there's no such sample. */
export function loadSample(root: string, name: string): SampleModules | undefined {
  const folder = sampleFolders
    .map((parent) => path.join(root, parent))
    .find((parent) => existsSync(path.join(parent, name)));
  if (folder === undefined) return undefined;
  const sample = readSample(folder, name, {file: path.join(folder, name)});
  const modules = modulesOf(root, sample, {own: sample.module, final: sample.module});
  const dependencies = sample.dependencies.flatMap(({name: alias, source}) => {
    if (!source.startsWith('.')) return [];
    const file = path.join(sample.folder, 'dagger.json');
    const other = readSample(folder, path.relative(folder, path.join(sample.folder, source)), {file});
    const [module] = modulesOf(root, other, {own: other.module, final: alias});
    return module === undefined ? [] : [module];
  });
  return {sample: name, modules, dependencies, differs: sample.differs};
}

function modulesOf(root: string, {languages}: Sample, names: ModuleNames): ModuleModel[] {
  return parsers.flatMap(([language, parse]) => {
    const files = (languages.get(language) ?? [])
      .filter(({name}) => !/_test\.\w+$/.test(name))
      .map(({file, source}) => ({file: path.relative(root, file).split(path.sep).join('/'), text: source}));
    const module = files.length === 0 ? undefined : assembleModule(names, language, parse(files));
    return module === undefined ? [] : [module];
  });
}
