import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {assembleModule, type ModuleNames} from './assemble';
import {parseGo} from './go';
import {parseJava} from './java';
import {parsePhp} from './php';
import {parsePython} from './python';
import type {RawDefinition, SourceFile} from './raw';
import {parseTypeScript} from './typescript';
import type {ModuleModel} from './types';

interface Language {
  folder: string;
  extension: string;
  parse: (files: readonly SourceFile[]) => RawDefinition[];
}

/** In the order in which they speak for the sample: the one with a real parser first. */
const languages: readonly Language[] = [
  {folder: 'typescript', extension: '.ts', parse: parseTypeScript},
  {folder: 'go', extension: '.go', parse: parseGo},
  {folder: 'python', extension: '.py', parse: parsePython},
  {folder: 'php', extension: '.php', parse: parsePhp},
  {folder: 'java', extension: '.java', parse: parseJava},
];

/** The name of a sample's module that has no `dagger.json`. */
const defaultName = 'my-module';

/** Where samples are, relative to the project's root. */
const sampleFolders = ['versioned_docs/version-0.18.14/_samples', 'docs/_samples'];

export interface SampleModules {
  /** `services/bind-http`. */
  sample: string;
  /** Relative to the project's root, with forward slashes. */
  folder: string;
  /** One for each language that has a module, in {@link languages}' order; none for a sample of client programs. */
  modules: ModuleModel[];
  dependencies: ModuleModel[];
  /** `differs` of `sample.json`: why a language is not compared with the others. */
  differs: Readonly<Record<string, string>>;
}

interface ModuleConfig {
  name?: string;
  dependencies?: {name?: string; source?: string}[];
}

async function readJson<Shape>(file: string): Promise<Shape | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(text) as Shape;
  } catch {
    // Whether the file is well formed is checked elsewhere, with the right line.
    return undefined;
  }
}

async function sourceFiles(root: string, folder: string, extension: string): Promise<SourceFile[]> {
  let entries;
  try {
    entries = await readdir(path.join(root, folder), {recursive: true, withFileTypes: true});
  } catch {
    return [];
  }
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension) && !entry.name.endsWith(`_test${extension}`))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  return Promise.all(files.map(async (file) => ({file, text: await readFile(path.join(root, file), 'utf8')})));
}

async function existingFolder(root: string, sample: string): Promise<string | undefined> {
  for (const parent of sampleFolders) {
    const folder = `${parent}/${sample}`;
    try {
      await readdir(path.join(root, folder));
      return folder;
    } catch {
      // Not in this version of the docs.
    }
  }
  return undefined;
}

async function modulesOf(root: string, folder: string, names: ModuleNames): Promise<ModuleModel[]> {
  const found = await Promise.all(
    languages.map(async ({folder: language, extension, parse}) => {
      const files = await sourceFiles(root, `${folder}/${language}`, extension);
      return files.length === 0 ? undefined : assembleModule(names, language, parse(files));
    }),
  );
  return found.filter((module) => module !== undefined);
}

/** Reads a sample's modules, and those of the samples that it depends on; undefined where there is no such sample. */
export async function loadSample(root: string, sample: string): Promise<SampleModules | undefined> {
  const folder = await existingFolder(root, sample);
  if (folder === undefined) return undefined;
  const config = await readJson<ModuleConfig>(path.join(root, folder, 'dagger.json'));
  const extra = await readJson<{differs?: Record<string, string>}>(path.join(root, folder, 'sample.json'));
  const ownName = config?.name ?? defaultName;
  const modules = await modulesOf(root, folder, {own: ownName, final: ownName});
  const dependencies: ModuleModel[] = [];
  for (const {name, source} of config?.dependencies ?? []) {
    if (source === undefined || /^(?:https?:|ssh:|git@|[\w-]+\.[\w.-]+\/)/.test(source)) continue;
    const other = path.posix.normalize(`${folder}/${source}`);
    const otherConfig = await readJson<ModuleConfig>(path.join(root, other, 'dagger.json'));
    const original = otherConfig?.name ?? defaultName;
    const [module] = await modulesOf(root, other, {own: original, final: name ?? original});
    if (module !== undefined) dependencies.push(module);
  }
  return {sample, folder, modules, dependencies, differs: extra?.differs ?? {}};
}
