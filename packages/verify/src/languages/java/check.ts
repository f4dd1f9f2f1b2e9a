import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {loadApi} from '@docs-kit/dagger/api/model';
import {readDependencies} from '../../modules/sample';
import type {LanguageChecker, Snippet} from '../../shared/snippets';
import {javaStubs} from './stubs';
import {moduleApi} from '../../shared/dependencies';
import {clearFolder, hash, toolchainFolder, workFolder, writeFile} from '../../shared/files';
import {run, runOrThrow, toolchain} from '../../shared/process';
import {failuresIn, sourcesOf, toUnits, type Problem, type Unit} from '../../shared/units';

const work = workFolder('java');

/** JVM options for a short-lived process. */
const quick = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto'];

/** The major version of the JDK; undefined if there's none. */
async function version(): Promise<string | undefined> {
  const {code, stdout} = await run('javac', ['-version']);
  return code === 0 ? /javac (\d+)/.exec(stdout)?.[1] : undefined;
}

/** Compiles the SDK's declarations, once per content; returns the folder with the classes. */
async function compileStubs(stubs: ReadonlyMap<string, string>): Promise<string> {
  const key = hash(...[...stubs].flat());
  const folder = path.join(work, 'stubs', key);
  const done = path.join(folder, 'done');
  const classes = path.join(folder, 'classes');
  if (existsSync(done)) return classes;
  rmSync(folder, {recursive: true, force: true});
  const sources = Array.from(stubs, ([file, text]) => {
    const source = path.join(folder, 'sources', file);
    writeFile(source, text);
    return source;
  });
  const options = ['-proc:none', '-nowarn', '--release', '17', '-encoding', 'UTF-8', '-cp', classes];
  await runOrThrow('javac', [...options, '-d', classes, ...sources]);
  writeFile(done, '');
  return classes;
}

function isModule(unit: Unit): boolean {
  return unit.files.some(({snippet}) => snippet.text.includes('io.dagger.module.annotation.'));
}

/** The class path of a unit: the SDK's classes, with those that its dependencies add or change. */
function classPathOf(unit: Unit): Promise<string> {
  const api = loadApi();
  return compileStubs(javaStubs(isModule(unit) ? moduleApi(api, readDependencies(unit)) : api));
}

/** The line of the checking program's input for each source, with those of the same class path together. */
async function toManifest(units: readonly Unit[]): Promise<string> {
  const lines: string[] = [];
  for (const unit of units) {
    const classPath = await classPathOf(unit);
    for (const {name} of unit.files) lines.push([classPath, unit.key, `${folderOf(unit)}/${name}`].join('\t'));
  }
  return lines.sort().join('\n');
}

const folderOf = ({key}: Unit): string => path.join(work, 'units', key);

export const javaChecker: LanguageChecker = {
  name: 'Java',
  languages: ['java'],
  missing: toolchain('Java', '17', 'https://adoptium.net', version),

  async check(snippets: readonly Snippet[]) {
    const units = toUnits(snippets, '.java');
    const sources = sourcesOf(units, folderOf);
    clearFolder(path.join(work, 'units'));
    for (const [file, {text}] of sources) writeFile(file, text);
    const program = path.join(toolchainFolder('java'), 'Check.java');
    const output = await runOrThrow('java', [...quick, program], {input: await toManifest(units)});
    const problems: Problem[] = [];
    for (const printed of output.split('\n').filter(Boolean)) {
      const [file = '', line, ...message] = printed.split('\t');
      problems.push({file, line: Number(line), message: message.join(' ')});
    }
    return {failures: failuresIn(sources, problems)};
  },
};
