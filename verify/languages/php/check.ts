import path from 'node:path';
import {loadApi} from '../../../src/content/api/model';
import {upperCamelCase} from '../../modules/naming';
import {readDependencies} from '../../modules/sample';
import type {Failure, FoundCall, LanguageChecker, Snippet} from '../../core/types';
import {builtin, classes, functions, typeClass} from './catalog';
import type {Builtins} from './catalog';
import {declareClass, declaredName, FileChecker, readFile} from './module';
import type {PhpFile} from './module';
import {attributesOf, lineOf, parse} from './nodes';
import {memberNamed} from '../shared/calls';
import {moduleApi} from '../shared/dependencies';
import {clearFolder, toolchainFolder, workFolder, writeFile} from '../shared/files';
import {run, runOrThrow} from '../shared/process';
import {failureAt, sortFailures, toUnits} from '../shared/units';
import type {Unit, UnitFile} from '../shared/units';

const oldest = [8, 2] as const;
/** Prints only PHP's own errors, on standard error, each on its own line. */
const settings = [
  'opcache.enable=1',
  'opcache.enable_cli=1',
  'opcache.file_update_protection=0',
  'display_errors=stderr',
  'log_errors=0',
  'html_errors=0',
].flatMap((setting) => ['-d', setting]);

interface Source {
  file: UnitFile;
  path: string;
  text: string;
  /** The number of lines that the text on disk is shifted by. */
  shift: number;
}

const script = (): string => path.join(toolchainFolder('php'), 'lint.php');

async function version(): Promise<string | undefined> {
  const {code, stdout} = await run('php', ['-r', 'echo PHP_VERSION;']);
  return code === 0 ? stdout.trim() : undefined;
}

function place(unit: Unit, work: string): Source[] {
  return unit.files
    .filter(({name}) => name === 'fence' || name.endsWith('.php'))
    .map((file) => {
      const fence = file.name === 'fence';
      const open = /<\?(?:php|=)/.test(file.snippet.text);
      const text = fence && !open ? `<?php\n${file.snippet.text}` : file.snippet.text;
      const target = path.join(work, unit.key, fence ? 'fence.php' : file.name);
      writeFile(target, text);
      return {file, path: target, text, shift: fence && !open ? 1 : 0};
    });
}

/** Compiles all files with PHP in one process. Returns the failures by path. */
async function lint(sources: readonly Source[]): Promise<Map<string, {line: number; message: string}>> {
  const input = `${sources.map((source) => source.path).join('\n')}\n`;
  const {stdout, stderr} = await run('php', [...settings, script()], {input});
  const found = new Map<string, {line: number; message: string}>();
  for (const text of stdout.split('\n').filter((line) => line.startsWith('{'))) {
    const problem = JSON.parse(text) as {file: string; line: number; message: string};
    found.set(problem.file, problem);
  }
  for (const text of stderr.split('\n')) {
    const match = /^(?:PHP )?(?:Fatal|Parse|Compile) error: +(.*) in (.+) on line (\d+)$/.exec(text.trim());
    const [, message = '', file = '', line = '1'] = match ?? [];
    if (match && !found.has(file)) found.set(file, {line: Number(line), message});
  }
  const other = stderr.split('\n').find((line) => /error:/i.test(line) && !/on line \d+$/.test(line.trim()));
  if (other !== undefined) throw new Error(`php failed: ${other.trim()}`);
  return found;
}

/** The findings in the files of a unit that can be parsed. */
interface Checked {
  failures: Failure[];
  files: {source: Source; file: PhpFile}[];
}

function checkUnit(unit: Unit, sources: readonly Source[], builtins: Builtins): Checked {
  const api = loadApi();
  const module = sources.some(({text}) => text.includes('DaggerObject'));
  const all = classes(module ? moduleApi(api, readDependencies(unit)) : api, builtins);
  const allFunctions = functions(builtins);
  const failures: Failure[] = [];
  const files: {source: Source; file: PhpFile}[] = [];
  for (const source of sources) {
    try {
      files.push({source, file: readFile(parse(source.text))});
    } catch (error) {
      const line = (error as {lineNumber?: number}).lineNumber ?? 1;
      failures.push(failureAt(source.file.snippet, line - source.shift, (error as Error).message));
    }
  }
  const objects = new Set<string>();
  for (const {file} of files) {
    for (const node of file.declarations) {
      const type = declareClass(file, node);
      all.set(type.name.toLowerCase(), type);
      const isObject = attributesOf(node).some(
        ({name}) => file.scope.className(name) === 'Dagger\\Attribute\\DaggerObject',
      );
      if (isObject) objects.add(type.name.toLowerCase());
    }
    for (const node of file.functions)
      allFunctions.set(declaredName(file, node).toLowerCase(), builtin(declaredName(file, node)));
  }
  const main = `DaggerModule\\${upperCamelCase(unit.module)}`;
  for (const {source, file} of files) {
    const checker = new FileChecker(file, {classes: all, functions: allFunctions, objects}, unit.sample);
    checker.check();
    checker.checkImports(source.text);
    failures.push(
      ...file.scope.problems.map(({line, message}) => failureAt(source.file.snippet, line - source.shift, message)),
    );
  }
  const [first] = files;
  if (unit.sample && module && first && !objects.has(main.toLowerCase())) {
    const line = lineOf(first.file.declarations[0] ?? {kind: 'program'});
    failures.push(
      failureAt(
        first.source.file.snippet,
        line,
        `the module doesn't have a main object: add a class ${main} with #[DaggerObject]`,
      ),
    );
  }
  return {failures, files};
}

function callsIn({files}: Checked): FoundCall[] {
  return files.flatMap(({source, file}) =>
    [...file.scope.calls.values()].flatMap(({line, column, className, method}): FoundCall[] => {
      const member = memberNamed(
        className,
        method,
        ({name}) => typeClass(name),
        ({name}) => name,
      );
      return member === undefined ? [] : [{file: source.file.snippet.file, line: line - source.shift, column, member}];
    }),
  );
}

async function readBuiltins(): Promise<Builtins> {
  return JSON.parse(await runOrThrow('php', [script(), 'catalog'])) as Builtins;
}

export const phpChecker: LanguageChecker = {
  name: 'PHP',
  languages: ['php'],

  async missing() {
    const found = await version();
    if (found === undefined)
      return "PHP isn't installed: install PHP 8.2 or newer (package php-cli), see https://www.php.net/downloads";
    const [major = 0, minor = 0] = found.split('.').map(Number);
    if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return undefined;
    return `PHP ${found} is too old: install PHP 8.2 or newer, see https://www.php.net/downloads`;
  },

  async fingerprint() {
    return (await version()) ?? '';
  },

  async check(snippets: readonly Snippet[]) {
    const work = workFolder('php');
    clearFolder(work);
    const placed = toUnits(snippets).map((unit) => ({unit, sources: place(unit, work)}));
    const [problems, builtins] = await Promise.all([lint(placed.flatMap(({sources}) => sources)), readBuiltins()]);
    const failures: Failure[] = [];
    const calls: FoundCall[] = [];
    for (const {unit, sources} of placed) {
      const broken = sources.filter((source) => problems.has(source.path));
      for (const source of broken) {
        const problem = problems.get(source.path);
        if (problem) failures.push(failureAt(source.file.snippet, problem.line - source.shift, problem.message));
      }
      if (broken.length > 0) continue;
      const checked = checkUnit(unit, sources, builtins);
      failures.push(...checked.failures);
      calls.push(...callsIn(checked));
    }
    return {failures: sortFailures(failures), calls};
  },
};
