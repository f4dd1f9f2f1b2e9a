import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {printedBy} from '../../modules/raw';
import {hash, toolchainFolder, workFolder} from '../../shared/files';

/** JVM options for a short-lived process. */
const quick = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xshare:auto'];

/** The major version of the JDK; undefined if there's none. */
export function javaVersion(): string | undefined {
  const {status, stdout, stderr} = spawnSync('javac', ['-version'], {encoding: 'utf8'});
  return status === 0 ? /javac (\d+)/.exec(stdout + stderr)?.[1] : undefined;
}

/** The command line of the checking program, which is compiled once per content. */
export function checkProgram(mode: 'units' | 'model'): ['java', ...string[]] {
  const sources = ['Check.java', 'Model.java'].map((name) => path.join(toolchainFolder('java'), name));
  const key = hash(...sources.map((file) => readFileSync(file, 'utf8')), String(javaVersion()));
  const folder = path.join(workFolder('java'), 'tools', `check-${key}`);
  if (!existsSync(path.join(folder, 'Check.class'))) execFileSync('javac', ['-d', folder, ...sources]);
  return ['java', ...quick, '-cp', folder, 'Check', mode];
}

/** Reads the functions and types that Java modules expose. */
export const readJava = printedBy(() => checkProgram('model'));
