import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {goName} from '../../../src/content/api/spelling';
import {upperCamelCase} from '../../modules/naming';
import {readDependencies} from '../../modules/sample';
import type {Failure, FoundCall, LanguageChecker, Snippet} from '../../core/types';
import {clearFolder, copyFolder, toolchainFolder, workFolder, writeFile} from '../shared/files';
import {declareDependencies, goClass} from './dependencies';
import {environment} from './model';
import {memberNamed} from '../shared/calls';
import {isHiddenFromModules} from '../shared/dependencies';
import {run, runOrThrow} from '../shared/process';
import {failureAt, sortFailures, toUnits} from '../shared/units';
import type {Unit, UnitFile} from '../shared/units';

const sdk = 'dagger.io/dagger';
const oldest = [1, 23] as const;

/** A unit's files on disk, and how to map their lines to the page's. */
interface Package {
  unit: Unit;
  /** Relative to the work folder: `s_services_bind`. */
  folder: string;
  module: boolean;
  /** Keyed by file name. */
  files: Map<string, UnitFile>;
}

interface Problem {
  file: string;
  line: number;
  message: string;
}

const generated = `package main

import "IMPORT"

var dag = dagger.Connect()

var Tracer = dagger.Tracer

type DaggerObject = dagger.DaggerObject

type ExecError = dagger.ExecError

func ptr[T any](v T) *T { return &v }

func convertSlice[I any, O any](in []I, f func(I) O) []O {
	out := make([]O, len(in))
	for i, v := range in {
		out[i] = f(v)
	}
	return out
}

var _ = ptr[int]
var _ = convertSlice[int, int]

func main() {}
`;

/** The declarations of a module's client that the SDK writes by hand. */
const connect = `
type Client struct {
	query  *querybuilder.Selection
	client graphql.Client
}

func Connect() *Client { return &Client{} }

func (c *Client) GraphQLClient() graphql.Client { return c.client }
`;

function isProgram(unit: Unit): boolean {
  return unit.files.some(
    ({snippet}) => /"dagger\.io\/dagger(\/dag)?"/.test(snippet.text) || /^func main\(\)/m.test(snippet.text),
  );
}

/** The folder of the SDK's source, downloaded if necessary. */
async function sdkSources(folder: string): Promise<string> {
  const options = {cwd: folder, env: environment};
  const {Dir} = JSON.parse(await runOrThrow('go', ['mod', 'download', '-json', sdk], options)) as {Dir: string};
  return Dir;
}

/** The package that modules import as `internal/dagger`: the SDK's generated client without the hidden types. */
async function moduleClient(work: string): Promise<string> {
  const source = readFileSync(path.join(await sdkSources(work), 'dagger.gen.go'), 'utf8');
  const types = [...source.matchAll(/^type (\w+)/gm)].map(([, name = '']) => name).filter(isHiddenFromModules);
  const hidden = new RegExp(String.raw`\b(?:${types.join('|')})\b`);
  // Top-level declarations, each with its comment.
  const declarations = source.split(/\n\n(?=\S)/).filter((text) => !hidden.test(text.replaceAll(/^\s*\/\/.*/gm, '')));
  return declarations.join('\n\n').replace('import (', 'import (\n\t"github.com/Khan/genqlient/graphql"') + connect;
}

/** Writes a unit as a package of the work folder's module. */
function place(unit: Unit, work: string): Package {
  const folder = unit.key;
  const module = !isProgram(unit);
  const client = `${unit.dependencies.length > 0 ? `dagger/${folder}` : 'dagger'}/internal/dagger`;
  const files: Package['files'] = new Map();
  let clause = 'main';
  for (const source of unit.files.filter(({name}) => name === 'fence' || name.endsWith('.go'))) {
    const name = source.name === 'fence' ? 'fence.go' : source.name;
    const {text} = source.snippet;
    clause = /^package\s+(\w+)/m.exec(text)?.[1] ?? clause;
    // Only modules with dependencies have their own client; the others share one.
    const code = text
      .replaceAll(`"dagger/${unit.module}/internal/dagger"`, `"${client}"`)
      .replaceAll(`"dagger/${unit.module}/internal/telemetry"`, `"${sdk}/telemetry"`)
      .replaceAll(`"dagger/${unit.module}/`, `"dagger/${folder}/`);
    writeFile(path.join(work, folder, name), code);
    files.set(name, source);
  }
  if (module && clause === 'main') {
    writeFile(path.join(work, folder, 'dagger.gen.go'), generated.replace('IMPORT', client));
  }
  return {unit, folder, module: module && clause === 'main', files};
}

/** Parses lines such as `folder/main.go:10:5: message`; a line that starts with a tab continues the previous one. */
function readProblems(output: string): Problem[] {
  const problems: Problem[] = [];
  for (const line of output.split('\n')) {
    const match = /^(?:vet: )?(?:\.[\\/])?([^\s:#][^:]*\.go):(\d+)(?::\d+)?: (.*)$/.exec(line);
    const last = problems.at(-1);
    if (match) {
      const [, file = '', number = '1', message = ''] = match;
      problems.push({file: file.split('\\').join('/'), line: Number(number), message});
    } else if (last && line.startsWith('\t')) {
      last.message += ` ${line.trim()}`;
    }
  }
  return problems;
}

function toFailure(problem: Problem, packages: readonly Package[]): Failure | undefined {
  const owner = packages.find(({folder}) => problem.file.startsWith(`${folder}/`));
  if (!owner) return undefined;
  const name = problem.file.slice(owner.folder.length + 1);
  const file = owner.files.get(name) ?? [...owner.files.values()][0];
  if (!file) return undefined;
  const message = problem.message.split(`dagger/${owner.folder}/`).join(`dagger/${owner.unit.module}/`);
  return failureAt(file.snippet, problem.line, message);
}

/** Runs `go vet` on all packages. Packages that can't be loaded stop it, so a second run leaves them out. */
async function vet(packages: readonly Package[], work: string): Promise<Failure[]> {
  const failures: Failure[] = [];
  let rest = [...packages];
  while (rest.length > 0) {
    const patterns = rest.map(({folder}) => `./${folder}/...`);
    const {code, stdout, stderr} = await run('go', ['vet', ...patterns], {cwd: work, env: environment});
    const problems = readProblems(stdout + stderr);
    const found = problems.map((problem) => toFailure(problem, rest)).filter((failure) => failure !== undefined);
    if (code !== 0 && found.length === 0) throw new Error(`\`go vet\` failed: ${stderr.trim()}`);
    failures.push(...found);
    if (code === 0 || /^# /m.test(stderr)) break;
    const failing = new Set(problems.map(({file}) => file.split('/', 1)[0]));
    const loadable = rest.filter(({folder}) => !failing.has(folder));
    if (loadable.length === rest.length) throw new Error(`\`go vet\` failed: ${stderr.trim()}`);
    rest = loadable;
  }
  return failures;
}

/** `go vet` reports only the first type error of a package; the compiler reports them all. */
async function allErrors(packages: readonly Package[], failures: readonly Failure[], work: string): Promise<Failure[]> {
  const files = new Set(failures.map(({file}) => file));
  const failed = packages.filter(({unit}) => unit.files.some(({snippet}) => files.has(snippet.file)));
  if (failed.length === 0) return [];
  const patterns = failed.map(({folder}) => `./${folder}`);
  const {stdout, stderr} = await run('go', ['build', '-gcflags=-e', '-o', devNull, ...patterns], {
    cwd: work,
    env: environment,
  });
  return readProblems(stdout + stderr)
    .map((problem) => toFailure(problem, failed))
    .filter((failure) => failure !== undefined);
}

const devNull = process.platform === 'win32' ? 'NUL' : '/dev/null';

/** Checks pragmas, doc comments, and the types allowed in a module's functions. */
async function inspect(packages: readonly Package[], work: string): Promise<Failure[]> {
  const input = packages
    .filter(({module}) => module)
    .map(({unit, folder, files}) => ({
      directory: folder,
      files: [...files.keys()],
      main: unit.sample ? upperCamelCase(unit.module) : '',
      documented: unit.sample,
    }));
  const output = await runOrThrow('go', ['run', './internal/inspect'], {
    cwd: work,
    env: environment,
    input: JSON.stringify(input),
  });
  return (JSON.parse(output) as Problem[])
    .map((problem) => toFailure(problem, packages))
    .filter((failure) => failure !== undefined);
}

/** Writes the client that modules share, and one for each module with dependencies. */
async function writeClients(packages: readonly Package[], work: string): Promise<void> {
  const client = await moduleClient(work);
  const write = (folder: string): void => writeFile(path.join(work, folder, 'internal/dagger/dagger.gen.go'), client);
  write('.');
  for (const {unit, folder} of packages.filter(({module, unit: {dependencies}}) => module && dependencies.length > 0)) {
    write(folder);
    const declarations = declareDependencies(readDependencies(unit));
    writeFile(path.join(work, folder, 'internal/dagger/dependencies.gen.go'), declarations);
  }
}

/** Writes the snippets and what they compile against into the work folder. */
async function prepare(snippets: readonly Snippet[]): Promise<{packages: Package[]; work: string}> {
  const work = workFolder('go');
  mkdirSync(work, {recursive: true});
  clearFolder(work, new Set(['go.mod', 'go.sum', 'internal']));
  copyFolder(toolchainFolder('go'), work);
  const packages = toUnits(snippets)
    .map((unit) => place(unit, work))
    .filter(({files}) => files.size > 0);
  await writeClients(packages, work);
  return {packages, work};
}

/** A call as printed by `internal/calls`, by its names in Go; the column counts bytes. */
interface GoCall {
  file: string;
  line: number;
  column: number;
  type: string;
  method: string;
}

async function findCalls(packages: readonly Package[], work: string): Promise<FoundCall[]> {
  if (packages.length === 0) return [];
  const args = ['run', './internal/calls', ...packages.map(({folder}) => `./${folder}`)];
  const calls = JSON.parse(await runOrThrow('go', args, {cwd: work, env: environment})) as GoCall[];
  return calls.flatMap(({file, line, column, type, method}): FoundCall[] => {
    const owner = packages.find(({folder}) => file.startsWith(`${folder}/`));
    const snippet = owner?.files.get(file.slice(owner.folder.length + 1))?.snippet;
    const member = memberNamed(type, method, goClass, ({name: field}) => goName(field));
    if (!snippet || member === undefined) return [];
    const before = Buffer.from(snippet.text.split('\n')[line - 1] ?? '').subarray(0, column - 1);
    return [{file: snippet.file, line, column: before.toString().length + 1, member}];
  });
}

export const goChecker: LanguageChecker = {
  name: 'Go',
  languages: ['go'],

  async missing() {
    const {code, stdout} = await run('go', ['env', 'GOVERSION'], {env: {GOTOOLCHAIN: 'local'}});
    if (code !== 0) return "Go isn't installed: install Go 1.23 or newer, see https://go.dev/doc/install";
    const [major = 0, minor = 0] = stdout.trim().replace(/^go/, '').split('.').map(Number);
    if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return undefined;
    return `Go ${stdout.trim()} is too old: install Go 1.23 or newer, see https://go.dev/doc/install`;
  },

  async fingerprint() {
    const version = await run('go', ['env', 'GOVERSION'], {env: {GOTOOLCHAIN: 'local'}});
    return version.stdout.trim();
  },

  async check(snippets: readonly Snippet[]) {
    const {packages, work} = await prepare(snippets);
    const failures = await vet(packages, work);
    failures.push(...(await allErrors(packages, failures, work)), ...(await inspect(packages, work)));
    const broken = new Set(failures.map(({file}) => file));
    const correct = packages.filter(
      ({unit}) => unit.sample && !unit.files.some(({snippet}) => broken.has(snippet.file)),
    );
    return {failures: sortFailures(failures), calls: await findCalls(correct, work)};
  },
};
