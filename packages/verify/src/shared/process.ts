import {execFile} from 'node:child_process';

export interface ProcessResult {
  /** The exit code; -1 if the program couldn't be started. */
  code: number;
  stdout: string;
  stderr: string;
}

export interface ProcessOptions {
  cwd?: string;
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** Written to standard input, which is then closed. */
  input?: string;
}

/** Runs a program and collects its output. Never throws; a missing program exits with -1. */
export function run(
  command: string,
  args: readonly string[],
  {cwd, env, input = ''}: ProcessOptions = {},
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const options = {cwd, env: {...process.env, ...env}, maxBuffer: Infinity};
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      const started = error === null || typeof error.code === 'number';
      resolve(started ? {code: Number(error?.code ?? 0), stdout, stderr} : {code: -1, stdout, stderr: error.message});
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

/**
 * Runs a program that must succeed for the check to be meaningful.
 * @throws the program's output if it fails, because the toolchain is broken rather than a snippet
 */
export async function runOrThrow(
  command: string,
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<string> {
  const result = await run(command, args, options);
  if (result.code !== 0) {
    const words = (result.stderr || result.stdout).trim();
    throw new Error(`\`${command} ${args.join(' ')}\` exited with status ${result.code}: ${words}`);
  }
  return result.stdout;
}

/**
 * The `missing` of a checker that needs a program that isn't in package-lock.json.
 *
 * @param name as shown in messages: `Go`
 * @param oldest the first version that works: `1.23`
 * @param address where to get it
 * @param version finds the installed version; undefined if there's none
 */
export function toolchain(
  name: string,
  oldest: string,
  address: string,
  version: () => Promise<string | undefined>,
): () => Promise<string | undefined> {
  const advice = `install ${name} ${oldest} or newer, see ${address}`;
  return async () => {
    const found = await version();
    if (found === undefined) return `${name} isn't installed: ${advice}`;
    const isOld = found.localeCompare(oldest, 'en', {numeric: true}) < 0;
    return isOld ? `${name} ${found} is too old: ${advice}` : undefined;
  };
}
