import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runShell, type Outcome} from './engine';
import {helpOf, obstacle, type Command} from './plan';
import type {Task} from './tasks';

export interface TaskResult {
  ran: number;
  help: number;
  /** Commands that did not run at all or only as far as their help, each with its reason. */
  skipped: string[];
  /** What went wrong, the last lines of the engine's answer included. */
  failure?: string;
}

/** How many lines of an error are worth reading. */
const shownLines = 12;

/**
 * Loads a task's module and runs its commands one after the other, in a Git repository of its own that is removed
 * afterwards. The first failure ends the task.
 */
export async function runTask({sample, files, commands}: Task): Promise<TaskResult> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-engine-'));
  const result: TaskResult = {ran: 0, help: 0, skipped: []};
  try {
    for (const [name, text] of files) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      fs.writeFileSync(path.join(folder, name), text);
    }
    const load = await runShell('git init --quiet && dagger --silent functions', folder);
    if (load.status !== 0) return {...result, failure: `the module does not load:\n${errorOf(load)}`};
    for (const command of commands) {
      const reason = obstacle(command.text) ?? (sample.needs === undefined ? undefined : `needs: ${sample.needs}`);
      const runnable = reason === undefined ? command.text : helpOf(command);
      const place = `${command.file}:${command.line}`;
      if (reason !== undefined) {
        result.skipped.push(`${place}: ${runnable === undefined ? 'not run' : 'help only'}, ${reason}`);
      }
      if (runnable === undefined) continue;
      const outcome = await runShell(toShell(command, runnable), folder, secretsIn(command.text));
      if (outcome.status !== 0) return {...result, failure: `${place}: ${runnable}\n${errorOf(outcome)}`};
      result[reason === undefined ? 'ran' : 'help']++;
    }
    return result;
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

function toShell({kind}: Command, text: string): string {
  return kind === 'cli'
    ? text.replaceAll(/^(\s*)dagger /gm, '$1dagger --silent ')
    : `dagger --silent -c '${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** A value for each variable that a command reads a secret from. */
function secretsIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/\benv:\/\/(\w+)/g)].map(([, name = '']) => [name, 'a-secret']));
}

function errorOf({stdout, stderr}: Outcome): string {
  return `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-shownLines)
    .map((line) => `    ${line}`)
    .join('\n');
}
