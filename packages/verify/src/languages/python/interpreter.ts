import path from 'node:path';
import {printedBy} from '../../modules/raw';
import {toolchainFolder} from '../../shared/files';
import {run} from '../../shared/process';

/** The version of Python, if it has pip. */
export async function pythonVersion(): Promise<string | undefined> {
  const {code, stdout} = await run('python3', ['-m', 'pip', '--version']);
  return code === 0 ? /\(python ([\d.]+)\)/.exec(stdout)?.[1] : undefined;
}

/** Reads the functions and types that Python modules expose; `-B` keeps compiled files out of the toolchain's folder. */
export const readPython = printedBy(() => ['python3', '-B', path.join(toolchainFolder('python'), 'print_models.py')]);
