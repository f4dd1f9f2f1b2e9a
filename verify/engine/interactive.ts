import net from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {startShell, type Outcome} from './engine';

/** How a command is used by somebody who sits in front of it. */
export type Interaction = {kind: 'terminal'; always: boolean} | {kind: 'service'; port: number};

/** How Dagger refuses to open a terminal where nobody can type: a function of the module asked for it. */
const refusal = 'running shell without the TUI is not supported';
/** The end of input, which ends a shell and an interpreter alike. */
const endOfInput = '\u0004';
/** What Dagger prints before it hands the keyboard over. */
const attached = 'Attaching terminal';

/** Whether a command failed for want of a terminal. The Python SDK breaks the message over the lines of a box. */
export function wantsTerminal(stderr: string): boolean {
  return stderr.replaceAll(/[\s│]+/g, ' ').includes(refusal);
}

/** What a command waits for; undefined where it ends by itself. */
export function interactionOf(text: string): Interaction | undefined {
  if (/(?:^|[\s|])terminal(?:\s|$)/.test(text)) return {kind: 'terminal', always: true};
  // Opens a terminal only where something fails.
  if (/\s--interactive\b|\s-i\b/.test(text)) return {kind: 'terminal', always: false};
  const port = /(?:^|[\s|])up\s+--ports[= ](\d+):/.exec(text)?.[1];
  return port === undefined ? undefined : {kind: 'service', port: Number(port)};
}

/**
 * Runs a command as a person does: closes each terminal that it opens, or stops it as soon as its port answers. The
 * status is 0 if that happened.
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
  // Repeated, because what is typed before the shell reads is lost.
  const typing = setInterval(() => {
    if (printed.includes(attached)) child.stdin.write(endOfInput);
  }, 1000);
  const result = await outcome;
  clearInterval(typing);
  // Where a terminal opens at a failure, the command still fails after it.
  return {...result, status: printed.includes(attached) ? 0 : always ? 1 : result.status};
}

async function runService(command: string, port: number, cwd: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  if (await answers(port))
    return {status: 1, stdout: '', stderr: `Something listens on port ${port} already. Stop it.`};
  const {child, outcome} = startShell(command, cwd, env, {group: true});
  const runs = (): boolean => child.exitCode === null && child.signalCode === null;
  let answered = false;
  while (!answered && runs()) {
    await sleep(500);
    answered = await answers(port);
  }
  // The whole group, as Ctrl+C does.
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
