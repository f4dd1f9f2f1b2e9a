import {existsSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pythonName} from '../../../src/content/api/spelling';
import {upperCamelCase} from '../../modules/naming';
import {readDependencies} from '../../modules/sample';
import type {Failure, FoundCall, LanguageChecker, Snippet} from '../../core/types';
import {memberNamed} from '../shared/calls';
import {findPython, pythonProgram} from './interpreter';
import {isMark, markMethods, moduleClient, pythonClass} from './overlay';
import {clearFolder, copyFolder, hash, projectRoot, toolchainFolder, workFolder, writeFile} from '../shared/files';
import {run, runOrThrow} from '../shared/process';
import {failureAt, sortFailures, toUnits} from '../shared/units';
import type {Unit, UnitFile} from '../shared/units';

/** The Python version of the module runtime in 0.18.14. */
const runtimeVersion = '3.12';

/** The generated client, in the SDK's package. */
const clientFile = path.join('client', 'gen.py');

interface Package {
  unit: Unit;
  /** The generated client that it sees. */
  client: string;
  /** The copy of the SDK with that client, relative to the work folder. */
  overlay: string;
  /** Keyed by the path relative to the work folder. */
  files: Map<string, UnitFile>;
}

interface Problem {
  file: string;
  line: number;
  message: string;
}

/** A diagnostic as printed by pyright; positions are 0-based, in UTF-16 units. */
interface Diagnostic {
  file: string;
  severity: 'error' | 'warning' | 'information';
  message: string;
  range: {start: {line: number; character: number}; end: {line: number}};
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

function isModule(unit: Unit): boolean {
  return unit.files.some(({snippet}) =>
    /^@(?:dagger\.)?(?:object_type|function|enum_type|interface)\b/m.test(snippet.text),
  );
}

const unitsOf = (overlay: string): string => overlay.replace('overlays', 'units');

/** Units with the same client share an overlay, because pyright analyses each one separately. */
function place(unit: Unit, client: string, work: string): Package {
  const overlay = `overlays/m_${hash(client)}`;
  const files = new Map<string, UnitFile>();
  for (const source of unit.files.filter(({name}) => name === 'fence' || name.endsWith('.py'))) {
    const file = `${unitsOf(overlay)}/${unit.key}/${source.name === 'fence' ? 'fence.py' : source.name}`;
    writeFile(path.join(work, file), source.snippet.text);
    files.set(file, source);
  }
  return {unit, client, overlay, files};
}

function toFailure(problem: Problem, packages: readonly Package[]): Failure | undefined {
  for (const {files} of packages) {
    const source = files.get(problem.file);
    if (source) return failureAt(source.snippet, problem.line, problem.message);
  }
  return undefined;
}

/** Writes the copies of the SDK, each with the client that its units see; rewritten only if their content differs. */
function writeOverlays(packages: readonly Package[], site: string, work: string): string {
  const environments: {root: string; extraPaths: string[]}[] = [];
  for (const [overlay, client] of new Map(packages.map((one) => [one.overlay, one.client]))) {
    const folder = path.join(work, overlay);
    copyFolder(path.join(site, 'dagger'), path.join(folder, 'dagger'));
    writeFile(path.join(folder, 'dagger', clientFile), markMethods(client));
    const extraPaths = [folder, site];
    // A file in an overlay resolves its siblings through an execution environment.
    environments.push({root: unitsOf(overlay), extraPaths}, {root: overlay, extraPaths});
  }
  const configuration = path.join(work, 'pyrightconfig.json');
  const place = {include: ['units'], pythonVersion: runtimeVersion, venvPath: work, venv: 'environment'};
  writeFile(configuration, JSON.stringify({...rules, ...place, executionEnvironments: environments}));
  return configuration;
}

/** Runs pyright on the snippets. */
async function diagnose(
  snippets: readonly Snippet[],
): Promise<{packages: Package[]; work: string; found: Diagnostic[]}> {
  const work = workFolder('python');
  const site = await install(work);
  clearFolder(work, new Set(['environment', 'overlays']));
  const client = readFileSync(path.join(site, 'dagger', clientFile), 'utf8');
  const plain = moduleClient(client, []);
  const clientOf = (unit: Unit): string => {
    if (!isModule(unit)) return client;
    return unit.dependencies.length === 0 ? plain : moduleClient(client, readDependencies(unit));
  };
  const packages = toUnits(snippets)
    .map((unit) => place(unit, clientOf(unit), work))
    .filter(({files}) => files.size > 0);
  const configuration = writeOverlays(packages, site, work);
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const pyright = path.join(path.dirname(require.resolve('pyright/package.json')), 'index.js');
  const {code, stdout, stderr} = await run(process.execPath, [pyright, '--outputjson', '-p', configuration]);
  if (code !== 0 && code !== 1) throw new Error(`pyright exited with status ${code}: ${(stderr || stdout).trim()}`);
  const found = (JSON.parse(stdout) as {generalDiagnostics: Diagnostic[]}).generalDiagnostics
    .filter(({severity}) => severity === 'error')
    .map((diagnostic) => ({...diagnostic, file: path.relative(work, diagnostic.file).split(path.sep).join('/')}));
  return {packages, work, found};
}

async function inspect(packages: readonly Package[], work: string): Promise<Failure[]> {
  const input = packages
    .filter(({unit}) => unit.sample && isModule(unit))
    .map(({unit, files}) => ({main: upperCamelCase(unit.module), files: [...files.keys()]}));
  if (input.length === 0) return [];
  const [command, ...args] = pythonProgram('inspect_modules.py');
  const output = await runOrThrow(command, args, {cwd: work, input: JSON.stringify(input)});
  return (JSON.parse(output) as Problem[])
    .map((problem) => toFailure(problem, packages))
    .filter((failure) => failure !== undefined);
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

  async check(snippets: readonly Snippet[]) {
    const {packages, work, found} = await diagnose(snippets);
    const [marks, problems] = [found.filter(isMark), found.filter((diagnostic) => !isMark(diagnostic))];
    const failures = problems
      .map(({file, range, message}) => ({
        file,
        // A call with a missing argument is reported at the start of its chain, but the call itself is at the end.
        line: (message.startsWith('Argument missing') ? range.end.line : range.start.line) + 1,
        message: message.replace(/\s*\n\s*/g, '; '),
      }))
      .map((problem) => toFailure(problem, packages))
      .filter((failure) => failure !== undefined);
    failures.push(...(await inspect(packages, work)));
    return {failures: sortFailures(failures), calls: marks.flatMap((diagnostic) => toCall(diagnostic, packages))};
  },
};

function toCall({file, range: {start}, message}: Diagnostic, packages: readonly Package[]): FoundCall[] {
  const [, method = '', type = ''] = /^The method "(\w+)" in class "(\w+)"/.exec(message) ?? [];
  const member = memberNamed(type, method, pythonClass, ({name}) => pythonName(name));
  const source = packages.find(({files}) => files.has(file))?.files.get(file);
  if (!source || member === undefined) return [];
  return [{file: source.snippet.file, line: start.line + 1, column: start.character + 1, member}];
}
