import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {loadApi} from '@docs-kit/dagger/api/model';
import type {LanguageChecker, Snippet} from '../../shared/snippets';
import {javaStubs} from './stubs';
import {dependenciesOf, withModules} from '../../shared/dependencies';
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
    // All units see what the modules that samples depend on add.
    const classes = await compileStubs(javaStubs(withModules(loadApi(), dependenciesOf(units))));
    const input = units
      .flatMap((unit) => unit.files.map(({name}) => `${unit.key}\t${folderOf(unit)}/${name}`))
      .join('\n');
    const output = await runOrThrow('java', [...quick, program, classes], {input});
    const problems: Problem[] = [];
    for (const printed of output.split('\n').filter(Boolean)) {
      const [file = '', line, ...message] = printed.split('\t');
      problems.push({file, line: Number(line), message: message.join(' ')});
    }
    return {failures: failuresIn(sources, problems)};
  },
};
