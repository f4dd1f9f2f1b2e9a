import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {printedBy} from '../../modules/raw';
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

/** Reads the functions and types that Python modules expose; `-B` keeps compiled files out of the toolchain's folder. */
export const readPython = printedBy(() => {
  const python = findPython();
  if (!python) throw new Error("Python isn't installed");
  return [python.command, '-B', path.join(toolchainFolder('python'), 'print_models.py')];
});
