import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runShell, type Outcome} from './engine';
import {interactionOf, runInteractive, wantsTerminal, type Interaction} from './interactive';
import {helpOf, obstacle, type Command} from './plan';
import {differs} from './output';
import {projectFolder, type Task} from './tasks';

export interface Difference {
  command: Command;
  shown: string;
  printed: string;
}

export interface TaskResult {
  ran: number;
  help: number;
  /** Commands that did not run at all or only as far as their help, each with its reason. */
  skipped: string[];
  /** Outputs that a page shows and the engine does not print. */
  differences: Difference[];
  /** What went wrong, each with the last lines of the engine's answer. */
  failures: string[];
}

/** The engine's words for an image or a host that it does not find. */
const unreachable =
  /failed to resolve image "([^"]+)"|bad address '([^']+)'|\blookup (\S+) on \S+ (?:no such host|server misbehaving)/;

/** A repository with one commit, by nobody in particular. */
const startOfHistory = [
  'git init --quiet',
  'git add --all',
  'git -c user.name=Reader -c user.email=reader@example.com commit --quiet --allow-empty --message=Start',
].join(' && ');

/** What scratch folders' names begin with. */
export const scratchPrefix = 'verify-engine-';

/** The project's folder, as the outputs on pages name it. */
export const shownFolder = '/home/you/my-app';

/** How many lines of an error are worth reading. */
const shownLines = 12;

/**
 * Loads a task's module and runs its commands one after the other, in a Git repository of its own that is removed
 * afterwards.
 *
 * @param limits Whether images and hosts that can't be reached are a reason to ask only for a command's help (`local`),
 *   and whether no command gets further than that (`load`).
 */
export async function runTask(
  {sdk, needs, files, commands}: Task,
  {local, load}: {local: boolean; load: boolean},
): Promise<TaskResult> {
  return inScratch(files, async (folder) => {
    const result: TaskResult = {ran: 0, help: 0, skipped: [], differences: [], failures: []};
    for (const command of commands) {
      const place = `${command.file}:${command.line}`;
      const env = secretsIn(command.text);
      const execute = (text: string): Promise<Outcome> => runShell(toShell(command, text), folder, env);
      const interaction = interactionOf(command.text);
      let reason = obstacle(command.text) ?? (needs === undefined ? undefined : `needs: ${needs}`);
      if (load) reason ??= 'of --load';
      if (reason === undefined) {
        const interact = (how: Interaction): Promise<Outcome> =>
          runInteractive(toShell(command, command.text, false), how, folder, env);
        let outcome = interaction ? await interact(interaction) : await execute(command.text);
        if (wantsTerminal(outcome.stderr)) outcome = await interact({kind: 'terminal', always: true});
        const missing = outcome.status !== 0 && local ? unreachable.exec(outcome.stdout + outcome.stderr) : null;
        if (missing) reason = `wants ${missing.slice(1).find(Boolean) ?? ''}, which this machine can't reach`;
        else if (outcome.status !== 0) result.failures.push(`${place}: ${command.text}\n${errorOf(outcome)}`);
        else {
          result.ran++;
          const printed = outcome.stdout.replaceAll(folder, shownFolder);
          if (command.output && differs(command.output.text, printed)) {
            result.differences.push({command, shown: command.output.text, printed});
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
    // A command has loaded the module already.
    if (sdk === undefined || result.ran + result.help + result.failures.length > 0) return result;
    const loaded = await runShell('dagger --silent functions', folder);
    if (loaded.status !== 0) result.failures.push(`the module does not load:\n${errorOf(loaded)}`);
    return result;
  });
}

/**
 * Calls a function with the folder `project`, a Git repository, of a scratch folder that is removed afterwards.
 *
 * @param files By path relative to the scratch folder.
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

/** The command without progress if it's to be silent, and without the folder of a module that lies at the project's root here. */
function toShell({kind}: Command, text: string, silent = true): string {
  const dagger = silent ? 'dagger --silent ' : 'dagger ';
  return kind === 'cli'
    ? text.replaceAll(/^(\s*)dagger /gm, `$1${dagger}`).replace(/ (?:-m |--mod=)(?!\S*github\.com)\S+/, '')
    : `${dagger}-c '${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A value for each variable that a command reads a secret from. */
function secretsIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/\benv:\/\/(\w+)/g)].map(([, name = '']) => [name, 'a-secret']));
}

/** The last lines of what a command printed, indented. */
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
