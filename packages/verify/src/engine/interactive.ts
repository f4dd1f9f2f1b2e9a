import net from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {startShell, type Outcome} from './engine';

/** How a person uses a command. */
export type Interaction = {kind: 'terminal'; always: boolean} | {kind: 'service'; port: number};

/** Dagger's error if a function opens a terminal and there's none. */
const refusal = 'running shell without the TUI is not supported';
/** End of input, which ends a shell or an interpreter. */
const endOfInput = '\u0004';
/** Dagger's output before it hands over the keyboard. */
const attached = 'Attaching terminal';

/** Whether a command failed because it needs a terminal. The Python SDK wraps the message within a box. */
export function wantsTerminal(stderr: string): boolean {
  return stderr.replaceAll(/[\s│]+/g, ' ').includes(refusal);
}

/** The input that a command waits for; undefined if it exits on its own. */
export function interactionOf(text: string): Interaction | undefined {
  if (/(?:^|[\s|])terminal(?:\s|$)/.test(text)) return {kind: 'terminal', always: true};
  // Opens a terminal only after a failure.
  if (/\s--interactive\b|\s-i\b/.test(text)) return {kind: 'terminal', always: false};
  const port = /(?:^|[\s|])up\s+--ports[= ](\d+):/.exec(text)?.[1];
  return port === undefined ? undefined : {kind: 'service', port: Number(port)};
}

/**
 * Runs a command like a person: closes each terminal that it opens, or stops it once its port accepts connections. The
 * status is 0 in that case.
 */
export function runInteractive(
  command: string,
  interaction: Interaction,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  return interaction.kind === 'service'
    ? runService(command, interaction.port, cwd, env)
    : runInTerminal(command, interaction.always, cwd, env);
}

async function runInTerminal(command: string, always: boolean, cwd: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const inTerminal = 'script --quiet --flush --return --command "$COMMAND" /dev/null';
  const {child, outcome} = startShell(
    inTerminal,
    cwd,
    {...env, COMMAND: command, SHELL: '/bin/bash'},
    {keyboard: true},
  );
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  // Repeated, because input is lost until the shell reads it.
  const typing = setInterval(() => {
    if (printed.includes(attached)) child.stdin.write(endOfInput);
  }, 1000);
  const result = await outcome;
  clearInterval(typing);
  // If a terminal opens after a failure, the command still fails afterwards.
  return {...result, status: printed.includes(attached) ? 0 : always ? 1 : result.status};
}

async function runService(command: string, port: number, cwd: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  if (await answers(port))
    return {status: 1, stdout: '', stderr: `Something is already listening on port ${port}. Stop it.`};
  const {child, outcome} = startShell(command, cwd, env, {group: true});
  const runs = (): boolean => child.exitCode === null && child.signalCode === null;
  let answered = false;
  while (!answered && runs()) {
    await sleep(500);
    answered = await answers(port);
  }
  // Signals the whole group, like Ctrl+C.
  if (runs() && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  return {...(await outcome), status: answered ? 0 : 1};
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({port, host: 'localhost'});
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
