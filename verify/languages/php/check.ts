import path from 'node:path';
import {loadApi} from '../../../src/content/api/model';
import {messageOf} from '../../../src/lib/error';
import {upperCamelCase} from '../../modules/naming';
import {readDependencies} from '../../modules/sample';
import type {Checked, Failure, FoundCall, LanguageChecker, Snippet} from '../../core/types';
import {classes, functions, type Builtins} from './catalog';
import {declare, FileChecker} from './module';
import {lineOf, parse} from './nodes';
import {FileScope} from './scope';
import {Symbols} from './symbols';
import {moduleApi} from '../shared/dependencies';
import {clearFolder, toolchainFolder, workFolder, writeFile} from '../shared/files';
import {run, runOrThrow} from '../shared/process';
import {failureAt, sortFailures, toFailures, toUnits, type Unit} from '../shared/units';

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
  snippet: Snippet;
  path: string;
  /** Starts with an opening tag. */
  text: string;
}

const script = (): string => path.join(toolchainFolder('php'), 'lint.php');

async function version(): Promise<string | undefined> {
  const {code, stdout} = await run('php', ['-r', 'echo PHP_VERSION;']);
  return code === 0 ? stdout.trim() : undefined;
}

function place(unit: Unit, work: string): Source[] {
  return unit.files
    .filter(({name}) => name === 'fence' || name.endsWith('.php'))
    .map(({name, snippet}) => {
      const bare = name === 'fence' && !/<\?(?:php|=)/.test(snippet.text);
      // On the same line, so that line numbers stay valid.
      const text = bare ? `<?php ${snippet.text}` : snippet.text;
      const target = path.join(work, unit.key, name === 'fence' ? 'fence.php' : name);
      writeFile(target, text);
      return {snippet, path: target, text};
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

function checkUnit(unit: Unit, sources: readonly Source[], builtins: Builtins): Required<Checked> {
  const api = loadApi();
  const module = sources.some(({text}) => text.includes('DaggerObject'));
  const known = module ? moduleApi(api, readDependencies(unit)) : api;
  const symbols = new Symbols(classes(known, builtins), functions(builtins));
  const failures: Failure[] = [];
  const calls: FoundCall[] = [];
  const files: {snippet: Snippet; file: FileScope}[] = [];
  for (const {snippet, text} of sources) {
    try {
      files.push({snippet, file: new FileScope(parse(text), symbols)});
    } catch (error) {
      failures.push(failureAt(snippet, (error as {lineNumber?: number}).lineNumber ?? 1, messageOf(error)));
    }
  }
  for (const {file} of files) declare(file);
  for (const {snippet, file} of files) {
    new FileChecker(file, unit.sample).check();
    failures.push(...toFailures(snippet, file.problems));
    calls.push(...[...file.calls.values()].map((call) => ({...call, file: snippet.file})));
  }
  const [first] = files;
  const main = `DaggerModule\\${upperCamelCase(unit.module)}`;
  if (unit.sample && module && first && !symbols.objects.has(main.toLowerCase())) {
    const message = `the module doesn't have a main object: add a class ${main} with #[DaggerObject]`;
    failures.push(failureAt(first.snippet, lineOf(first.file.declarations[0]), message));
  }
  return {failures, calls};
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
      const broken = sources.flatMap(({snippet, path: file}) => {
        const problem = problems.get(file);
        return problem ? [failureAt(snippet, problem.line, problem.message)] : [];
      });
      // Code that PHP can't compile isn't checked any further.
      const checked = broken.length > 0 ? {failures: broken, calls: []} : checkUnit(unit, sources, builtins);
      failures.push(...checked.failures);
      calls.push(...checked.calls);
    }
    return {failures: sortFailures(failures), calls};
  },
};
