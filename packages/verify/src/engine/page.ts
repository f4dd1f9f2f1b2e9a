import fs from 'node:fs';
import path from 'node:path';
import type {Snippet} from '../shared/snippets';
import {attachOutput, commandsOf, type Command} from './plan';
import {runShell} from './engine';
import {inScratch, runCommand, toShell, writeFiles, type Limits} from './run';
import {pagesRoot, projectFolder, type Task} from './tasks';

/** A command of a page, as a reader types it. */
export interface Step extends Command {
  /** The files that the reader has saved since the last command, relative to the current folder. */
  files: ReadonlyMap<string, string>;
  /** Why the sample needs external services. */
  needs?: string | undefined;
  /** Why no reader types it in this language. */
  leftOut?: string;
}

/** Languages of fences that a reader saves under their title, rather than as a part of another file. */
const saved: ReadonlySet<string> = new Set(['bash', 'docker', 'dockerfile', 'dsh', 'graphql', 'sh']);

/** Bash's error for a program that isn't installed, which isn't a fault of the page. */
const missingProgram = /bash: line \d+: (\S+): command not found$/m;

/** Makes new Python modules load, as the pages describe below the command that creates them. */
const repair = String.raw`find . -name pyproject.toml -exec sed -i 's/= \["dagger-io"\]/= ["dagger-io", "gql<4"]/' {} +`;

/** Commands that need a module. */
const usesModule = /^dagger (?:-\S+ )*(?:call|develop|functions|install)\b/m;

/** Whether a command prints more than progress, which the run hides. */
const printsResult = ({text}: Step): boolean => !/^dagger (?:-\S+ )*(?:develop|install|uninstall|update)\b/.test(text);

/** The source folder of a task's module. */
const sources = '.dagger/';

/**
 * All commands of a page in order. A reader starts in an empty folder if the page's first commands create a module, else
 * in a project, and saves each sample when it's shown: as a project, or only its sources in a module of the reader's or
 * in the folder that the page names.
 *
 * @param page `api/services`
 * @param tasks all tasks, whose files are saved
 */
export function stepsOf(page: string, sdk: string, snippets: readonly Snippet[], tasks: readonly Task[]): Step[] {
  const find = (wanted: string): Task | undefined => tasks.find(({name}) => name === wanted);
  const steps: Step[] = [];
  const project = filesOf(find(page));
  let files = project;
  let shown: string | undefined;
  const placed = new Set<Task>();
  let initialized = false;
  for (const fence of snippets) {
    const {kind, file, language, meta, sample} = fence;
    if (kind !== 'fence' || file.replace(/\.mdx?$/, '') !== `${pagesRoot}/${page}`) continue;
    if (fence.sdk !== undefined && fence.sdk !== sdk) continue;
    if (meta.title !== undefined && saved.has(language)) {
      if (/^[\w.]\S*$/.test(meta.title)) files.set(meta.title, fence.text);
      continue;
    }
    if (language === 'text') attachOutput(steps.filter(printsResult), fence);
    const text = 'sdk' in meta ? fence.text.replaceAll('--sdk=go', `--sdk=${sdk}`) : fence.text;
    const commands = commandsOf({...fence, text});
    if (commands.length === 0) continue;
    const starts = commands.some((command) => /\bdagger init\b/.test(command.text));
    if (starts && !steps.some((step) => usesModule.test(step.text))) project.clear();
    for (const [name, folder] of fence.folders ?? []) {
      const own = find(`${name} ${sdk}`);
      if (!own || placed.has(own)) continue;
      placed.add(own);
      for (const [source, content] of filesOf(own))
        if (source.startsWith(sources)) files.set(path.posix.join(folder, source.slice(sources.length)), content);
    }
    const task = sample === undefined ? undefined : find(`${sample} ${sdk}`);
    if (task && sample !== shown && !placed.has(task)) {
      for (const [name, source] of filesOf(task)) if (!initialized || name.startsWith(sources)) files.set(name, source);
      shown = sample;
    }
    const absent = sample !== undefined && !task ? `${sample} isn't a module in ${sdk}` : undefined;
    const leftOut = meta.fragment ?? absent;
    for (const command of commands) {
      steps.push({...command, files, needs: task?.needs, ...(leftOut !== undefined && {leftOut})});
      files = new Map();
    }
    initialized ||= starts;
    // The new module has example code, which the sample replaces.
    if (starts) shown = undefined;
  }
  return steps;
}

/** A task's files relative to the project. */
function filesOf(task: Task | undefined): Map<string, string> {
  return new Map([...(task?.files ?? [])].map(([name, text]) => [path.posix.relative(projectFolder, name), text]));
}

/** Types a page's commands into one session, and prints how each ended. Returns whether none failed. */
export function runPage(steps: readonly Step[], limits: Limits): Promise<boolean> {
  const start = [...(steps[0]?.files ?? [])].map(
    ([name, text]) => [path.posix.join(projectFolder, name), text] as const,
  );
  return inScratch(new Map(start), async (folder) => {
    const count = {passed: 0, failed: 0, 'left out': 0};
    const state = path.join(path.dirname(folder), 'session');
    // Each command has its own process, which restores and saves the variables and the folder.
    const inSession = (text: string): string =>
      `set -a; . ${state} 2>/dev/null; cd "$PWD"; trap 'export -p >${state}' EXIT\n${text}`;
    for (const [index, step] of steps.entries()) {
      save(step.files, (await runShell(inSession('pwd'), folder)).stdout.trim());
      const then = step.text.includes('init --sdk=python') ? ` && ${repair}` : '';
      const adapt = (text: string, silent?: boolean): string => inSession(toShell(step, text, silent) + then);
      const ended =
        step.leftOut === undefined
          ? await runCommand(step, step.needs, folder, limits, adapt)
          : {reason: step.leftOut, failure: undefined};
      const [, program] = missingProgram.exec(ended.failure ?? '') ?? [];
      const reason = program === undefined ? ended.reason : `wants ${program}, which this machine can't reach`;
      const failure = program === undefined ? ended.failure : undefined;
      const result = failure === undefined ? (reason === undefined ? 'passed' : 'left out') : 'failed';
      count[result]++;
      const details = [reason && `: ${reason}`, failure && `\n${failure}`].join('');
      process.stdout.write(`${index + 1} of ${steps.length}, line ${step.line}: ${step.text}\n  ${result}${details}\n`);
    }
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count['left out']} left out\n`);
    return count.failed === 0;
  });
}

/** Saves files in a folder, and sources where the folder's module has them. */
function save(files: ReadonlyMap<string, string>, folder: string): void {
  if (files.has('dagger.json')) fs.rmSync(path.join(folder, sources), {recursive: true, force: true});
  const config = path.join(folder, 'dagger.json');
  const own = !files.has('dagger.json') && fs.existsSync(config);
  const {source = '.'} = own ? (JSON.parse(fs.readFileSync(config, 'utf8')) as {source?: string}) : {source: sources};
  writeFiles(folder, new Map([...files].map(([name, text]) => [name.replace(/^\.dagger\//, `${source}/`), text])));
}
