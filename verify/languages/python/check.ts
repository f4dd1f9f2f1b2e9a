import {existsSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {upperCamelCase} from '../../modules/naming';
import {readDependencies} from '../../modules/sample';
import type {Failure, FoundCall, LanguageChecker, Snippet} from '../../core/types';
import type {ModuleModel} from '../../modules/types';
import {memberName} from '../shared/calls';
import {definitions, type Place} from './definitions';
import {findPython, pythonProgram} from './interpreter';
import {moduleClient} from './overlay';
import {clearFolder, copyFolder, hash, projectRoot, toolchainFolder, workFolder, writeFile} from '../shared/files';
import {run, runOrThrow} from '../shared/process';
import {failureAt, sortFailures, toUnits} from '../shared/units';
import type {Unit, UnitFile} from '../shared/units';

/** The Python version of the module runtime in 0.18.14. */
const runtimeVersion = '3.12';

interface Package {
  unit: Unit;
  /** Relative to the work folder. */
  folder: string;
  module: boolean;
  /** The SDK overlay that it sees, relative to the work folder; undefined for a client program. */
  overlay?: {folder: string; models: readonly ModuleModel[]};
  /** Keyed by the path relative to the work folder. */
  files: Map<string, UnitFile>;
}

interface Problem {
  file: string;
  line: number;
  message: string;
}

interface PyrightReport {
  generalDiagnostics: {
    file: string;
    severity: 'error' | 'warning' | 'information';
    message: string;
    rule?: string;
    range: {start: {line: number}; end: {line: number}};
  }[];
}

/** In addition to pyright's standard rules: problems that would confuse readers of a sample. */
const rules = {
  typeCheckingMode: 'standard',
  reportMissingModuleSource: 'error',
  reportMissingParameterType: 'error',
  reportUnusedImport: 'error',
  reportUnusedVariable: 'error',
  reportUnusedExpression: 'error',
  reportUnusedCoroutine: 'error',
  reportDeprecated: 'error',
  enableTypeIgnoreComments: false,
};

/** Installs the SDK from the lock file, once per lock file and Python version. */
async function install(work: string): Promise<string> {
  const python = findPython();
  if (!python) throw new Error("Python isn't installed");
  const requirements = path.join(toolchainFolder('python'), 'requirements.txt');
  const stamp = hash(readFileSync(requirements, 'utf8'), python.version);
  const environment = path.join(work, 'environment');
  const packages = path.join(environment, 'lib', `python${runtimeVersion}`, 'site-packages');
  const stampFile = path.join(environment, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return packages;
  rmSync(environment, {recursive: true, force: true});
  const options = ['--quiet', '--target', packages, '--require-hashes', '--only-binary', ':all:', '--no-compile'];
  await runOrThrow(python.command, [
    '-m',
    'pip',
    'install',
    '--disable-pip-version-check',
    ...options,
    '-r',
    requirements,
  ]);
  writeFile(stampFile, stamp);
  return packages;
}

/** A copy of the SDK with a module's client; rewritten only if its content differs. */
function writeOverlay(packages: string, overlay: string, client: string): void {
  copyFolder(path.join(packages, 'dagger'), path.join(overlay, 'dagger'));
  writeFile(path.join(overlay, 'dagger', 'client', 'gen.py'), client);
}

function isModule(unit: Unit): boolean {
  return unit.files.some(({snippet}) =>
    /^@(?:dagger\.)?(?:object_type|function|enum_type|interface)\b/m.test(snippet.text),
  );
}

/** Units with the same dependencies share an overlay, because pyright analyses each one separately. */
function overlayOf(unit: Unit): {folder: string; models: readonly ModuleModel[]} {
  const models = readDependencies(unit);
  const described = models.map((model) => ({...model, types: [...model.types]}));
  const key = JSON.stringify(described, (name, value: unknown) => (name === 'place' ? undefined : value));
  return {folder: `overlays/m_${hash(key)}`, models};
}

function place(unit: Unit, work: string): Package {
  const module = isModule(unit);
  const overlay = module ? overlayOf(unit) : undefined;
  const folder = `${overlay ? overlay.folder.replace('overlays', 'modules') : 'programs'}/${unit.key}`;
  const files = new Map<string, UnitFile>();
  for (const source of unit.files.filter(({name}) => name === 'fence' || name.endsWith('.py'))) {
    const file = `${folder}/${source.name === 'fence' ? 'fence.py' : source.name}`;
    writeFile(path.join(work, file), source.snippet.text);
    files.set(file, source);
  }
  return {unit, folder, module, ...(overlay && {overlay}), files};
}

function toFailure(problem: Problem, packages: readonly Package[]): Failure | undefined {
  for (const {files} of packages) {
    const source = files.get(problem.file);
    if (source) return failureAt(source.snippet, problem.line, problem.message);
  }
  return undefined;
}

function writeConfiguration(packages: readonly Package[], site: string, work: string): string {
  const gen = readFileSync(path.join(site, 'dagger', 'client', 'gen.py'), 'utf8');
  const overlays = new Map(
    packages.flatMap(({overlay}) => (overlay ? [[overlay.folder, overlay.models] as const] : [])),
  );
  const environments: {root: string; extraPaths: string[]}[] = [];
  for (const [overlay, models] of overlays) {
    writeOverlay(site, path.join(work, overlay), moduleClient(gen, models));
    const extraPaths = [path.join(work, overlay), site];
    // A file in an overlay resolves its siblings through an execution environment.
    environments.push({root: overlay.replace('overlays', 'modules'), extraPaths}, {root: overlay, extraPaths});
  }
  const configuration = path.join(work, 'pyrightconfig.json');
  writeFile(
    configuration,
    JSON.stringify({
      ...rules,
      include: ['modules', 'programs'].filter((name) => existsSync(path.join(work, name))),
      pythonVersion: runtimeVersion,
      venvPath: work,
      venv: 'environment',
      executionEnvironments: environments,
    }),
  );
  return configuration;
}

async function typeCheck(packages: readonly Package[], configuration: string, work: string): Promise<Failure[]> {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const pyright = path.join(path.dirname(require.resolve('pyright/package.json')), 'index.js');
  const {code, stdout, stderr} = await run(process.execPath, [pyright, '--outputjson', '-p', configuration]);
  if (code !== 0 && code !== 1) throw new Error(`pyright exited with status ${code}: ${(stderr || stdout).trim()}`);
  return (JSON.parse(stdout) as PyrightReport).generalDiagnostics
    .filter(({severity}) => severity === 'error')
    .map(({file, range, message}) => ({
      file: path.relative(work, file).split(path.sep).join('/'),
      // A call with a missing argument is reported at the start of its chain, but the call itself is at the end.
      line: (message.startsWith('Argument missing') ? range.end.line : range.start.line) + 1,
      message: message.replace(/\s*\n\s*/g, '; '),
    }))
    .map((problem) => toFailure(problem, packages))
    .filter((failure) => failure !== undefined);
}

async function inspect(packages: readonly Package[], work: string): Promise<Failure[]> {
  const input = packages
    .filter(({unit, module}) => module && unit.sample)
    .map(({unit, files}) => ({main: upperCamelCase(unit.module), files: [...files.keys()]}));
  if (input.length === 0) return [];
  const [command, ...args] = pythonProgram('inspect_modules.py');
  const output = await runOrThrow(command, args, {cwd: work, input: JSON.stringify(input)});
  return (JSON.parse(output) as Problem[])
    .map((problem) => toFailure(problem, packages))
    .filter((failure) => failure !== undefined);
}

/** Writes the snippets and the SDK overlays to the work folder. */
async function prepare(
  snippets: readonly Snippet[],
): Promise<{packages: Package[]; configuration: string; work: string}> {
  const work = workFolder('python');
  const site = await install(work);
  clearFolder(work, new Set(['environment', 'overlays']));
  const packages = toUnits(snippets)
    .map((unit) => place(unit, work))
    .filter(({files}) => files.size > 0);
  return {packages, configuration: writeConfiguration(packages, site, work), work};
}

/** The API field that a method of the generated client queries; undefined for helpers. */
function requestAt(client: readonly string[], line: number): {type: string; field: string} | undefined {
  if (!/^ {4}(?:async )?def /.test(client[line] ?? '')) return undefined;
  const above = client.slice(0, line).reverse();
  const head = above.find((text) => /^\S/.test(text) && !/^[@)\]}#]/.test(text)) ?? '';
  const [, type] = /^class (\w+)/.exec(head) ?? [];
  const rest = client.slice(line + 1);
  const end = rest.findIndex((text) => /^(?: {4}[@\w]|\S)/.test(text));
  const body = rest.slice(0, end < 0 ? undefined : end).join('\n');
  const [, field] = /\bself\._select\("(\w+)"/.exec(body) ?? [];
  if (type === undefined || field === undefined) return undefined;
  return {type: type === 'Client' ? 'Query' : type, field};
}

async function findCalls(packages: readonly Package[], work: string): Promise<FoundCall[]> {
  const sources = new Map(packages.flatMap(({files}) => [...files]));
  const [command, ...args] = pythonProgram('find_calls.py');
  const input = JSON.stringify([...sources.keys()]);
  const places = JSON.parse(await runOrThrow(command, args, {cwd: work, input})) as Place[];
  const clients = new Map<string, string[]>();
  const readClient = (file: string): string[] => {
    const lines = clients.get(file) ?? readFileSync(file, 'utf8').split('\n');
    clients.set(file, lines);
    return lines;
  };
  const targets = await definitions(work, places);
  return places.flatMap(({file, line, column}, index): FoundCall[] => {
    const [target, ...others] = targets[index] ?? [];
    const source = sources.get(file);
    // Ambiguous definitions count as unknown.
    if (!target || others.length > 0 || !source || !target.file.endsWith('/dagger/client/gen.py')) return [];
    const request = requestAt(readClient(target.file), target.line);
    if (!request) return [];
    const member = memberName(request.type, request.field);
    return [{file: source.snippet.file, line: line + 1, column: column + 1, member}];
  });
}

export const pythonChecker: LanguageChecker = {
  name: 'Python',
  languages: ['python'],

  async missing() {
    const python = findPython();
    if (!python) return "Python 3.10 or newer isn't installed: see https://www.python.org/downloads/";
    const pip = await run(python.command, ['-m', 'pip', '--version']);
    return pip.code === 0 ? undefined : "pip isn't installed: run `python3 -m ensurepip`, or install python3-pip";
  },

  fingerprint() {
    const require = createRequire(path.join(projectRoot, 'package.json'));
    const {version} = require('pyright/package.json') as {version: string};
    return `pyright ${version}`;
  },

  async check(snippets: readonly Snippet[]) {
    if (snippets.length === 0) return [];
    const {packages, configuration, work} = await prepare(snippets);
    const failures = await Promise.all([typeCheck(packages, configuration, work), inspect(packages, work)]);
    return sortFailures(failures.flat());
  },

  async calls(snippets: readonly Snippet[]) {
    if (snippets.length === 0) return [];
    const {packages, work} = await prepare(snippets);
    return findCalls(packages, work);
  },
};
