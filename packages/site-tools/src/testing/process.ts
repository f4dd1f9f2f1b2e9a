import {type ChildProcess, spawn} from 'node:child_process';
import {constants} from 'node:os';
import {root} from '@docs-kit/base/node/root';

export interface Outcome {
  /** The exit code; 1 if the program was killed or couldn't be started. */
  code: number;
  stdout: string;
  /** All output, in order. */
  output: string;
}

interface Options {
  /** Whether to stream the output as well as collecting it. */
  stream?: boolean;
  env?: Record<string, string>;
}

const running = new Set<ChildProcess>();

/** Ends child processes and then this one when it receives a signal. */
export function endWithChildren(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      // Each has its own process group, because npm doesn't pass on signals.
      for (const {pid} of running) if (pid !== undefined) process.kill(-pid, signal);
      process.exit(128 + constants.signals[signal]);
    });
  }
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
    detached: true,
  });
  running.add(child);
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
    child.once('close', () => running.delete(child));
    child.on('error', (error) => resolve({code: 1, stdout, output: `${output}${error.message}\n`}));
    child.on('close', (code) => resolve({code: code ?? 1, stdout, output}));
  });
}
