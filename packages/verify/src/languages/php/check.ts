import {loadApi} from '@docs-kit/dagger/api/model';
import {readDependencies} from '../../modules/sample';
import type {LanguageChecker, Snippet} from '../../shared/snippets';
import {checkProgram, isModuleFile, work} from './model';
import {phpStubs, typeClass} from './stubs';
import {callsIn, type MethodCall} from '../../shared/calls';
import {moduleApi} from '../../shared/dependencies';
import {clearFolder, writeFile} from '../../shared/files';
import {run, runOrThrow, toolchain} from '../../shared/process';
import {failuresIn, sourcesOf, toUnits, type Unit} from '../../shared/units';

const folderOf = ({key}: Unit): string => `${work}/${key}`;

/** What `toolchain/check.php` prints for a unit. */
type Printed = [
  problems: [file: string, line: number, message: string][],
  /** An empty list for the place of anything but a call of the API. */
  reached: Record<string, MethodCall | []>,
];

async function version(): Promise<string | undefined> {
  const {code, stdout} = await run('php', ['-r', 'echo function_exists("pcntl_fork") ? PHP_VERSION : "";']);
  return code === 0 && stdout !== '' ? stdout.trim() : undefined;
}

/** A fence may leave out the opening tag; it's added on the same line, so that line numbers stay valid. */
function sourceOf({kind, text}: Snippet): string {
  return kind === 'fence' && !/<\?(?:php|=)/.test(text) ? `<?php ${text}` : text;
}

const isModule = ({files}: Unit): boolean => files.some(({snippet}) => isModuleFile(snippet.text));

/** The input of `toolchain/check.php` for a unit. */
function toInput(unit: Unit): {files: string[]; isModule: boolean; classes?: Record<string, string>} {
  const dependencies = isModule(unit) ? readDependencies(unit) : [];
  return {
    files: unit.files.map(({name}) => `${folderOf(unit)}/${name}`),
    isModule: isModule(unit),
    // The others share those of the SDK.
    ...(dependencies.length > 0 && {classes: phpStubs(moduleApi(loadApi(), dependencies))}),
  };
}

export const phpChecker: LanguageChecker = {
  name: 'PHP',
  languages: ['php'],
  ...toolchain('PHP with pcntl', '8.2', 'https://www.php.net/downloads', version),

  async check(snippets: readonly Snippet[]) {
    const units = toUnits(snippets, '.php');
    const sources = sourcesOf(units, folderOf);
    clearFolder(work);
    for (const [file, snippet] of sources) writeFile(file, sourceOf(snippet));
    // Programs load the SDK's classes from here, which `check.php` provides.
    for (const unit of units) writeFile(`${folderOf(unit)}/vendor/autoload.php`, '');
    const api = loadApi();
    const classes = {client: phpStubs(api), module: phpStubs(moduleApi(api, []))};
    const [php, ...args] = checkProgram();
    const input = JSON.stringify({...classes, units: units.map(toInput)});
    const printed = JSON.parse(await runOrThrow(php, args, {input})) as Printed[];
    const problems = printed.flatMap(([found]) => found.map(([file, line, message]) => ({file, line, message})));
    return {
      failures: failuresIn(sources, problems),
      calls: callsIn(
        sources,
        printed.flatMap(([, reached]) => Object.values(reached).flat()),
        ({name}) => typeClass(name),
        ({name}) => name,
      ),
    };
  },
};
