import path from 'node:path';
import {loadApi} from '@docs-kit/dagger/api/model';
import {messageOf} from '@docs-kit/base/node/error';
import {upperCamelCase} from '../../modules/naming';
import {readDependencies} from '../sample';
import type {LanguageChecker, Snippet} from '../../types/snippets';
import {classes, functions, typeClass, type Builtins} from './catalog';
import {definitionsIn} from './model';
import {declare, FileChecker} from './module';
import {FileScope} from './scope';
import {Symbols} from './symbols';
import {callsIn, type MethodCall} from '../../shared/calls';
import {moduleApi} from '../../shared/dependencies';
import {undescribed} from '../../shared/documentation';
import {clearFolder, toolchainFolder, workFolder, writeFile} from '../../shared/files';
import {run, runOrThrow} from '../../shared/process';
import {toolchain} from '../../shared/toolchain';
import {failuresIn, sortFailures, sourcesOf, toUnits, type Problem, type Unit} from '../../shared/units';

/** Prints only PHP's own errors, on standard error, each on its own line. */
const settings = [
  'opcache.enable=1',
  'opcache.enable_cli=1',
  'opcache.file_update_protection=0',
  'display_errors=stderr',
  'log_errors=0',
  'html_errors=0',
].flatMap((setting) => ['-d', setting]);

const work = workFolder('php');
const script = path.join(toolchainFolder('php'), 'lint.php');

async function version(): Promise<string | undefined> {
  const {code, stdout} = await run('php', ['-r', 'echo PHP_VERSION;']);
  return code === 0 ? stdout.trim() : undefined;
}

const folderOf = ({key}: Unit): string => path.join(work, key);

/** A fence may leave out the opening tag; it's added on the same line, so that line numbers stay valid. */
function sourceOf({kind, text}: Snippet): string {
  return kind === 'fence' && !/<\?(?:php|=)/.test(text) ? `<?php ${text}` : text;
}

/** Compiles files with PHP in one process. */
async function lint(files: Iterable<string>): Promise<Problem[]> {
  const {stderr} = await run('php', [...settings, script], {input: `${[...files].join('\n')}\n`});
  return stderr.split('\n').flatMap((printed) => {
    const text = printed.trim();
    const match = /^(?:PHP )?(?:Fatal|Parse|Compile) error: +(.*) in (.+) on line (\d+)$/.exec(text);
    if (!match && /error:/i.test(text) && !/on line \d+$/.test(text)) throw new Error(`php failed: ${text}`);
    const [, message = '', file = '', line] = match ?? [];
    return match ? {file, line: Number(line), message} : [];
  });
}

/** Checks a unit that PHP can compile. */
function checkUnit(unit: Unit, builtins: Builtins): {problems: Problem[]; calls: MethodCall[]} {
  const api = loadApi();
  const module = unit.files.some(({snippet}) => snippet.text.includes('DaggerObject'));
  const known = module ? moduleApi(api, readDependencies(unit)) : api;
  const symbols = new Symbols(classes(known, builtins), functions(builtins));
  const problems: Problem[] = [];
  const files: FileScope[] = [];
  for (const {name, snippet} of unit.files) {
    const file = `${folderOf(unit)}/${name}`;
    try {
      files.push(new FileScope(file, sourceOf(snippet), symbols));
    } catch (error) {
      problems.push({file, line: (error as {lineNumber?: number}).lineNumber ?? 1, message: messageOf(error)});
    }
  }
  files.forEach(declare);
  for (const file of files) new FileChecker(file).check();
  const [first] = files;
  const main = `DaggerModule\\${upperCamelCase(unit.module)}`;
  if (unit.sample && module && first && !symbols.objects.has(main.toLowerCase())) {
    first.report(
      first.declarations[0],
      `the module doesn't have a main object: add a class ${main} with #[DaggerObject]`,
    );
  }
  problems.push(...files.flatMap((file) => file.problems));
  if (unit.sample) problems.push(...files.flatMap(definitionsIn).flatMap(undescribed));
  return {problems, calls: files.flatMap(({calls}) => [...calls.values()])};
}

async function readBuiltins(): Promise<Builtins> {
  return JSON.parse(await runOrThrow('php', [script, 'catalog'])) as Builtins;
}

export const phpChecker: LanguageChecker = {
  name: 'PHP',
  languages: ['php'],
  ...toolchain('PHP', '8.2', 'https://www.php.net/downloads', version),

  async check(snippets: readonly Snippet[]) {
    const units = toUnits(snippets, '.php');
    const sources = sourcesOf(units, folderOf);
    clearFolder(work);
    for (const [file, snippet] of sources) writeFile(file, sourceOf(snippet));
    const [problems, builtins] = await Promise.all([lint(sources.keys()), readBuiltins()]);
    const compiled = units.filter((unit) => !problems.some(({file}) => file.startsWith(`${folderOf(unit)}/`)));
    const checked = compiled.map((unit) => checkUnit(unit, builtins));
    return {
      failures: sortFailures(failuresIn(sources, [...problems, ...checked.flatMap((unit) => unit.problems)])),
      calls: callsIn(
        sources,
        checked.flatMap(({calls}) => calls),
        ({name}) => typeClass(name),
        ({name}) => name,
      ),
    };
  },
};
