import {spawn} from 'node:child_process';

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
export function run(command: string, args: readonly string[], options: ProcessOptions = {}): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {cwd: options.cwd, env: {...process.env, ...options.env}});
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => resolve({code: -1, stdout: '', stderr: error.message}));
    child.on('close', (code) =>
      resolve({
        code: code ?? -1,
        stdout: Buffer.concat(out).toString('utf8'),
        stderr: Buffer.concat(err).toString('utf8'),
      }),
    );
    child.stdin.end(options.input ?? '');
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
