import {spawn} from 'node:child_process';
import path from 'node:path';

/** The root of the project. */
export const root = path.resolve(__dirname, '..', '..');

export interface Outcome {
  /** The exit code; 1 where the program was killed or could not be started. */
  code: number;
  stdout: string;
  /** All that it printed, in order. */
  output: string;
}

interface Options {
  /** True shows the output as it comes, else it is only collected. */
  stream?: boolean;
  env?: Record<string, string>;
}

/** Runs an npm script of this project. */
export function runScript(script: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  return run('npm', ['run', '--silent', script, '--', ...args], options);
}

/** Runs a program in the root of this project. */
export function run(program: string, args: readonly string[], options: Options = {}): Promise<Outcome> {
  const child = spawn(program, args, {
    cwd: root,
    env: {...process.env, ...options.env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    output += chunk.toString();
    if (options.stream) {
      process.stdout.write(chunk);
    }
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (options.stream) {
      process.stderr.write(chunk);
    }
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({code: 1, stdout, output: `${output}${error.message}\n`}));
    child.on('close', (code) => resolve({code: code ?? 1, stdout, output}));
  });
}
