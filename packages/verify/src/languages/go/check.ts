import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Failure, LanguageChecker, Snippet} from '../../shared/snippets';
import {clearFolder, toolchainFolder, workFolder, writeFile} from '../../shared/files';
import {declareDependencies} from './dependencies';
import {dependenciesOf} from '../../shared/dependencies';
import {run, runOrThrow, toolchain} from '../../shared/process';
import {failuresIn, sourcesOf, toUnits, type Problem, type Sources, type Unit} from '../../shared/units';

const sdk = 'dagger.io/dagger';

/** Makes the `go` command independent of the user's settings. */
const environment = {GOWORK: 'off', GOFLAGS: '', GOTOOLCHAIN: 'local', CGO_ENABLED: '0'};

/** Each unit is a package in it, in a folder with the unit's key as its name. */
const work = workFolder('go');
const options = {cwd: work, env: environment};

const generated = `package main

import "dagger/internal/dagger"

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

/** Whether a unit is a module, not a client program or another package. */
function isModule({files}: Unit): boolean {
  return !files.some(({snippet: {text}}) =>
    /"dagger\.io\/dagger(\/dag)?"|^func main\(\)|^package (?!main\b)/m.test(text),
  );
}

/**
 * Writes the package that modules import as `internal/dagger`: the SDK's generated client, with what the modules that
 * samples depend on add.
 */
async function writeClient(units: readonly Unit[]): Promise<void> {
  const {Dir} = JSON.parse(await runOrThrow('go', ['mod', 'download', '-json', sdk], options)) as {Dir: string};
  const source = readFileSync(path.join(Dir, 'dagger.gen.go'), 'utf8');
  const client = source.replace('import (', 'import (\n\t"github.com/Khan/genqlient/graphql"') + connect;
  writeFile(path.join(work, 'internal/dagger/dagger.gen.go'), client);
  writeFile(path.join(work, 'internal/dagger/dependencies.gen.go'), declareDependencies(dependenciesOf(units)));
}

/** Writes a unit as a package of the work folder's module. */
function place(unit: Unit): void {
  const {key, module, files} = unit;
  for (const {name, snippet} of files) {
    const code = snippet.text
      .replaceAll(`"dagger/${module}/internal/dagger"`, '"dagger/internal/dagger"')
      .replaceAll(`"dagger/${module}/internal/telemetry"`, `"${sdk}/telemetry"`)
      .replaceAll(`"dagger/${module}/`, `"dagger/${key}/`);
    writeFile(path.join(work, key, name), code);
  }
  if (isModule(unit)) writeFile(path.join(work, key, 'dagger.gen.go'), generated);
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

/** Failures of units. A unit's first file stands for its generated ones. */
function toFailures(problems: readonly Problem[], units: readonly Unit[]): Failure[] {
  const sources = packagesOf(units);
  const located = problems.flatMap(({file, line, message}) => {
    const unit = units.find(({key}) => file.startsWith(`${key}/`));
    if (!unit) return [];
    return {
      file: sources.has(file) ? file : `${unit.key}/${unit.files[0]?.name ?? ''}`,
      line,
      message: message.replaceAll(`dagger/${unit.key}/`, `dagger/${unit.module}/`),
    };
  });
  return failuresIn(sources, located);
}

const packagesOf = (units: readonly Unit[]): Sources => sourcesOf(units, ({key}) => key);

/** Runs `go vet` on all packages, which reports the first type error of each. Packages that can't be loaded stop it, so a second run leaves them out. */
async function vet(units: readonly Unit[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  let rest = [...units];
  while (rest.length > 0) {
    const {code, stdout, stderr} = await run('go', ['vet', ...rest.map(({key}) => `./${key}/...`)], options);
    const problems = readProblems(stdout + stderr);
    const found = toFailures(problems, rest);
    if (code !== 0 && found.length === 0) throw new Error(`\`go vet\` failed: ${stderr.trim()}`);
    failures.push(...found);
    if (code === 0 || /^# /m.test(stderr)) break;
    const failing = new Set(problems.map(({file}) => file.split('/', 1)[0]));
    const loadable = rest.filter(({key}) => !failing.has(key));
    if (loadable.length === rest.length) throw new Error(`\`go vet\` failed: ${stderr.trim()}`);
    rest = loadable;
  }
  return failures;
}

async function version(): Promise<string | undefined> {
  const {code, stdout} = await run('go', ['env', 'GOVERSION'], {env: environment});
  return code === 0 ? stdout.trim().replace(/^go/, '') : undefined;
}

export const goChecker: LanguageChecker = {
  name: 'Go',
  languages: ['go'],
  missing: toolchain('Go', '1.23', 'https://go.dev/doc/install', version),

  async check(snippets: readonly Snippet[]) {
    clearFolder(work);
    cpSync(toolchainFolder('go'), work, {recursive: true});
    const units = toUnits(snippets, '.go');
    units.forEach(place);
    await writeClient(units);
    return {failures: await vet(units)};
  },
};
