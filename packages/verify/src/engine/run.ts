import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runShell, type Outcome} from './engine';
import {interactionOf, runInteractive, wantsTerminal, type Interaction} from './interactive';
import {helpOf, obstacle, remoteModule, type Command} from './plan';
import {differs, shownFolder} from './output';
import {projectFolder, type Task} from './tasks';

export interface TaskResult {
  ran: number;
  help: number;
  /** Commands that didn't run, or only printed their help, each with a reason. */
  skipped: string[];
  /** Failures, each with the last lines of output. */
  failures: string[];
}

/** Engine errors for images or hosts that aren't found. */
const unreachable =
  /failed to resolve image "([^"]+)"|bad address '([^']+)'|\blookup (\S+) on \S+ (?:no such host|server misbehaving)/;

/** Creates a repository with one commit. */
const startOfHistory = [
  'git init --quiet',
  'git add --all',
  'git -c user.name=Reader -c user.email=reader@example.com commit --quiet --allow-empty --message=Start',
].join(' && ');

/** The prefix of scratch folders. */
const scratchPrefix = 'verify-engine-';

/**
 * Output of a call that fails, with its message. The PHP SDK prints the same message without `Error: ` before it, and
 * fills its lines with spaces.
 */
const failureShown = /^Error: (.+)/s;

/** The number of lines of an error to show. */
const shownLines = 12;

/** How the run of one command ended. */
interface CommandResult {
  /** Why it didn't run in full; undefined if it did. */
  reason?: string;
  /** The last lines of an error, or output that the page doesn't show. */
  failure?: string;
}

/** What a machine has. */
export interface Limits {
  /** Leaves out commands whose image or host is missing. */
  local: boolean;
  /** Runs commands that need other machines. */
  online: boolean;
}

/**
 * Loads a task's module and runs its commands in sequence, in a temporary Git repository. Commands that can't run print
 * their help.
 */
export async function runTask({sdk, needs, files, commands}: Task, limits: Limits): Promise<TaskResult> {
  return inScratch(files, async (folder) => {
    const result: TaskResult = {ran: 0, help: 0, skipped: [], failures: []};
    for (const command of commands) {
      const place = `${command.file}:${command.line}`;
      const adapt = (text: string, silent?: boolean): string => toShell(command, atRoot(command, text), silent);
      const {reason, failure} = await runCommand(command, needs, folder, limits, adapt);
      if (failure !== undefined) result.failures.push(`${place}: ${command.text}\n${failure}`);
      else if (reason === undefined) result.ran++;
      if (reason === undefined) continue;
      const help = helpOf(command);
      result.skipped.push(`${place}: ${help === undefined ? 'not run' : 'help only'}, ${reason}`);
      if (help === undefined) continue;
      const outcome = await runShell(adapt(help), folder, secretsIn(command.text));
      if (outcome.status === 0) result.help++;
      else result.failures.push(`${place}: ${help}\n${errorOf(outcome)}`);
    }
    // An earlier command has already loaded the module.
    if (sdk === undefined || result.ran + result.help + result.failures.length > 0) return result;
    const loaded = await runShell('dagger --silent functions', folder);
    if (loaded.status !== 0) result.failures.push(`the module doesn't load:\n${errorOf(loaded)}`);
    return result;
  });
}

/**
 * Runs a command in a folder, unless something prevents it.
 *
 * @param adapt turns its text into a shell command line, which may be `silent` if no one uses it
 */
export async function runCommand(
  {text, output}: Command,
  needs: string | undefined,
  folder: string,
  {local, online}: Limits,
  adapt: (text: string, silent?: boolean) => string,
): Promise<CommandResult> {
  const reason = obstacle(text, online) ?? (needs === undefined || online ? undefined : `needs: ${needs}`);
  if (reason !== undefined) return {reason};
  const env = secretsIn(text);
  const interact = (how: Interaction): Promise<Outcome> => runInteractive(adapt(text, false), how, folder, env);
  const interaction = interactionOf(text);
  let outcome = interaction ? await interact(interaction) : await runShell(adapt(text), folder, env);
  if (wantsTerminal(outcome.stderr)) outcome = await interact({kind: 'terminal', always: true});
  if (failed(outcome)) {
    const message = failureShown.exec(output ?? '')?.[1];
    if (message !== undefined && onOneLine(outcome.stdout + outcome.stderr).includes(onOneLine(message))) return {};
    const missing = local ? unreachable.exec(outcome.stdout + outcome.stderr) : null;
    if (missing) return {reason: `wants ${missing.slice(1).find(Boolean) ?? ''}, which this machine can't reach`};
    return {failure: errorOf(outcome)};
  }
  const printed = outcome.stdout.replaceAll(folder, shownFolder);
  if (output === undefined || !differs(output, printed)) return {};
  return {failure: `    prints another output than the page:\n${indent(printed)}`};
}

/**
 * Calls a function with the folder `project`, a Git repository, in a temporary folder.
 *
 * @param files by path relative to the temporary folder
 */
export async function inScratch<Result>(
  files: ReadonlyMap<string, string>,
  action: (folder: string) => Promise<Result>,
): Promise<Result> {
  const scratch = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), scratchPrefix));
  const folder = path.join(scratch, projectFolder);
  try {
    fs.mkdirSync(folder);
    writeFiles(scratch, files);
    await runShell(startOfHistory, folder);
    return await action(folder);
  } finally {
    fs.rmSync(scratch, {recursive: true, force: true});
  }
}

/** Writes files by path relative to a folder. Scripts are executable. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text, {mode: text.startsWith('#!') ? 0o755 : 0o644});
  }
}

/** A command as a shell command line, without progress if it should be silent. */
export function toShell({kind}: Command, text: string, silent = true): string {
  const dagger = silent ? 'dagger --silent ' : 'dagger ';
  return kind === 'cli'
    ? text.replaceAll(/^(\s*)dagger /gm, `$1${dagger}`)
    : `${dagger}-c '${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A command line without the module's folder, which is the project's root here. */
function atRoot({kind}: Command, text: string): string {
  if (kind === 'dsh') return text;
  return text.replace(/ (?:-m |--mod=)\S+/, (option) => (remoteModule.test(option) ? option : ''));
}

/** Sets a value for each environment variable that a command reads a secret from. */
function secretsIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/\benv:\/\/(\w+)/g)].map(([, name = '']) => [name, 'a-secret']));
}

/** Whether a call failed: 0.18.14 also exits with 0 if the secret of a command can't be read. */
function failed({status, stderr}: Outcome): boolean {
  return status !== 0 || /^Error: /m.test(stderr);
}

/** The last lines of a command's output, indented. */
export function errorOf({stdout, stderr}: Outcome): string {
  return `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-shownLines)
    .map((line) => `    ${line}`)
    .join('\n');
}

function onOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}
