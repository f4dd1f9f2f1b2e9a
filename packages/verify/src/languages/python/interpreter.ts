import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {toolchainFolder} from '../../shared/files';

const oldest = '3.10';

/** The first Python on the path that's new enough, with its version: `3.12`. */
export function findPython(): {command: string; version: string} | undefined {
  for (const command of ['python3', 'python']) {
    const program = 'import sys; print("%d.%d" % sys.version_info[:2])';
    const {status, stdout} = spawnSync(command, ['-c', program], {encoding: 'utf8'});
    if (status !== 0) continue;
    const version = stdout.trim();
    if (version.localeCompare(oldest, 'en', {numeric: true}) >= 0) return {command, version};
  }
  return undefined;
}

/**
 * The command line of a program in the toolchain's folder; `-B` keeps compiled files out of it.
 *
 * @throws if Python isn't installed
 */
export function pythonProgram(name: string): [command: string, ...args: string[]] {
  const python = findPython();
  if (!python) throw new Error("Python isn't installed");
  return [python.command, '-B', path.join(toolchainFolder('python'), name)];
}
