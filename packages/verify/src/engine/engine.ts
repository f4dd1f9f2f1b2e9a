import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {version} from '@docs-kit/dagger/version';
import {projectRoot} from '../shared/files';

/** The engine that runs the commands: `v0.18.14`. */
export const engineVersion = `v${version}`;

export interface Outcome {
  /** Zero is success; null if the process was killed. */
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Kills commands that hang, in ms: loading a module for the first time compiles its SDK. */
const limit = 15 * 60 * 1000;

/** Runs a shell command line in a folder, without a terminal. */
export function runShell(command: string, cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return startShell(command, cwd, env).outcome;
}

/** A running shell command line. */
export interface Running {
  child: ChildProcessWithoutNullStreams;
  outcome: Promise<Outcome>;
}

/**
 * Starts a shell command line in a folder.
 *
 * @param options whether stdin stays open, and whether the processes form a group that can be stopped together
 */
export function startShell(
  command: string,
  cwd: string,
  env: NodeJS.ProcessEnv = {},
  {keyboard = false, group = false}: {keyboard?: boolean; group?: boolean} = {},
): Running {
  const child = spawn('bash', ['-o', 'pipefail', '-c', command], {
    cwd,
    env: {...process.env, DAGGER_NO_NAG: '1', DO_NOT_TRACK: '1', NO_COLOR: '1', ...env},
    detached: group,
    timeout: limit,
  });
  if (!keyboard) child.stdin.end();
  const outcome = new Promise<Outcome>((resolve, reject) => {
    const found: Outcome = {status: null, stdout: '', stderr: ''};
    child.stdout.on('data', (chunk: Buffer) => (found.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (found.stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (status) => resolve({...found, status}));
  });
  return {child, outcome};
}

/**
 * Rejects engines of any other version than the documented one.
 *
 * @throws one line that explains what's missing
 */
export async function requireEngine(): Promise<void> {
  const client = await runShell('dagger version', projectRoot);
  const found = /^dagger (v\S+)/m.exec(client.stdout)?.[1];
  if (found === undefined) throw new Error(`\`dagger\` isn't on the PATH. Install ${engineVersion}.`);
  if (found !== engineVersion) throw new Error(`the \`dagger\` on the PATH is ${found}. Install ${engineVersion}.`);
  const engine = (await runShell('dagger --silent core version', projectRoot)).stdout.trim();
  if (engine === engineVersion) return;
  const reason = engine === '' ? 'no engine responds' : `the engine is ${engine}`;
  throw new Error(`${reason}. Start one of ${engineVersion}, or name it in _EXPERIMENTAL_DAGGER_RUNNER_HOST.`);
}
