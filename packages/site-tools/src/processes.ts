import {type ChildProcess, spawn} from 'node:child_process';
import {constants} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {root} from '@docs-kit/base/node/root';

/** The file that runs a command of this project. */
export const site = path.join(__dirname, '..', 'bin', 'site.mjs');

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
  env?: NodeJS.ProcessEnv;
  /** Receives what the program sends to its parent. */
  onMessage?: (message: unknown) => void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long a child may clean up after a signal, in ms. */
const patience = 5000;
const windows = process.platform === 'win32';

/** The children of `run`, which resolve when they have ended. */
const running = new Map<ChildProcess, Promise<void>>();

/**
 * Ends child processes with all of theirs, and then this one, when it receives a signal.
 *
 * @param cleanUp runs when they have ended
 */
export function endWithChildren(cleanUp?: () => void): void {
  for (const signal of signals) {
    process.once(signal, () => {
      const children = [...running];
      children.forEach(([child]) => end(child, signal));
      void Promise.race([Promise.all(children.map(([, ended]) => ended)), sleep(patience)]).then(() => {
        // What's left in their groups, such as a bundler whose parent is gone.
        children.forEach(([child]) => end(child, 'SIGKILL'));
        cleanUp?.();
        process.exit(128 + constants.signals[signal]);
      });
    });
  }
}

/** Sends a signal to a child and its descendants, which are a group of processes. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (windows) child.kill(signal);
    else if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Runs a JavaScript file in the root of this project. */
export function run(args: readonly string[], options: Options = {}): Promise<Outcome> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {...process.env, ...options.env},
    stdio: ['ignore', 'pipe', 'pipe', ...(options.onMessage ? (['ipc'] as const) : [])],
    detached: !windows,
  });
  if (options.onMessage) child.on('message', options.onMessage);
  let stdout = '';
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    output += chunk.toString();
    if (options.stream) process.stdout.write(chunk);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (options.stream) process.stderr.write(chunk);
  });
  const outcome = new Promise<Outcome>((resolve) => {
    child.on('error', (error) => resolve({code: 1, stdout, output: `${output}${error.message}\n`}));
    child.on('close', (code) => resolve({code: code ?? 1, stdout, output}));
  });
  running.set(
    child,
    outcome.then(() => void running.delete(child)),
  );
  return outcome;
}

/**
 * Runs a JavaScript file in this terminal, and passes signals on.
 *
 * @returns its exit code; 1 if it was killed
 */
export async function runInherited(args: readonly string[], env: Options['env'] = {}): Promise<number> {
  const child = spawn(process.execPath, args, {cwd: root, env: {...process.env, ...env}, stdio: 'inherit'});
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  signals.forEach((signal) => process.on(signal, pass));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  signals.forEach((signal) => process.off(signal, pass));
  return code ?? 1;
}
