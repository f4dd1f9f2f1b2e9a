import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runShell, type Outcome} from './engine';
import {interactionOf, runInteractive, wantsTerminal, type Interaction} from './interactive';
import {helpOf, obstacle, remoteModule, type Command} from './plan';
import {differs} from './output';
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
export const scratchPrefix = 'verify-engine-';

/** The project's folder as shown in output on pages. */
export const shownFolder = '/home/you/my-app';

/** The number of lines of an error to show. */
const shownLines = 12;

/**
 * Loads a task's module and runs its commands in sequence, in a temporary Git repository.
 *
 * @param limits whether a missing image or host reduces a command to its help (`local`), and whether those that need
 *   other machines run (`online`)
 */
export async function runTask(
  {sdk, needs, files, commands}: Task,
  {local, online}: {local: boolean; online: boolean},
): Promise<TaskResult> {
  return inScratch(files, async (folder) => {
    const result: TaskResult = {ran: 0, help: 0, skipped: [], failures: []};
    for (const command of commands) {
      const place = `${command.file}:${command.line}`;
      const env = secretsIn(command.text);
      const execute = (text: string): Promise<Outcome> => runShell(toShell(command, text), folder, env);
      const interaction = interactionOf(command.text);
      let reason = obstacle(command.text, online) ?? (needs === undefined || online ? undefined : `needs: ${needs}`);
      if (reason === undefined) {
        const interact = (how: Interaction): Promise<Outcome> =>
          runInteractive(toShell(command, command.text, false), how, folder, env);
        let outcome = interaction ? await interact(interaction) : await execute(command.text);
        if (wantsTerminal(outcome.stderr)) outcome = await interact({kind: 'terminal', always: true});
        const missing = failed(outcome) && local ? unreachable.exec(outcome.stdout + outcome.stderr) : null;
        if (missing) {
          reason = `wants ${missing.slice(1).find(Boolean) ?? ''}, which this machine can't reach`;
        } else if (failed(outcome)) {
          result.failures.push(`${place}: ${command.text}\n${errorOf(outcome)}`);
        } else {
          result.ran++;
          const printed = outcome.stdout.replaceAll(folder, shownFolder);
          if (command.output !== undefined && differs(command.output, printed)) {
            result.failures.push(
              `${place}: ${command.text}\n    prints another output than the page:\n${indent(printed)}`,
            );
          }
        }
      }
      if (reason === undefined) continue;
      const help = helpOf(command);
      result.skipped.push(`${place}: ${help === undefined ? 'not run' : 'help only'}, ${reason}`);
      if (help === undefined) continue;
      const outcome = await execute(help);
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
    for (const [name, text] of files) {
      fs.mkdirSync(path.dirname(path.join(scratch, name)), {recursive: true});
      fs.writeFileSync(path.join(scratch, name), text, {mode: text.startsWith('#!') ? 0o755 : 0o644});
    }
    await runShell(startOfHistory, folder);
    return await action(folder);
  } finally {
    fs.rmSync(scratch, {recursive: true, force: true});
  }
}

/**
 * Adapts the command: without progress if it should be silent, and without the module's folder, which is the project's
 * root here.
 */
function toShell({kind}: Command, text: string, silent = true): string {
  const dagger = silent ? 'dagger --silent ' : 'dagger ';
  return kind === 'cli'
    ? text
        .replaceAll(/^(\s*)dagger /gm, `$1${dagger}`)
        .replace(/ (?:-m |--mod=)\S+/, (option) => (remoteModule.test(option) ? option : ''))
    : `${dagger}-c '${text.replaceAll("'", String.raw`'\''`)}'`;
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

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}
