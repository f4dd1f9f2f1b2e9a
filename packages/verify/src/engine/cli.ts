import path from 'node:path';
import {collect} from '../core/collect';
import {engineVersion, requireEngine} from './engine';
import {ledgerPath, readLedger, writeLedger, type Entry} from './ledger';
import {attacksOf, errorsOf, isMeant, runProvoked} from './errors';
import {runPage, stepsOf} from './page';
import {runTask, type TaskResult} from './run';
import {tasksOf, type Task} from './tasks';
import {UsageError} from '@docs-kit/base/node/command';
import {flag, parseOptions} from '@docs-kit/base/node/options';
import {root} from '@docs-kit/base/node/root';

export const usage = `Usage: npm run verify:engine [-- OPTIONS] [PATH...]

Runs the samples of 0.18.14, and the commands that pages show for them, on the engine that \`dagger\` reaches, and
records each success in packages/verify/ledger.json. Skips those that are recorded and haven't changed since.

  PATH        only run these samples, folders of samples, or pages
  --sdk NAME  only run go, python, typescript, php or java; "none" selects the pages' commands without a module
  --page PAGE run every command of a page instead, in order and as printed: api/services. Records nothing
  --again     run everything, even if it's recorded
  --errors    provoke the troubleshooting page's error messages instead: all, or PATHs such as module/missing-flag
  --attacks   run the hostile modules of tests/fixtures/attacks instead: all, or PATHs such as host-api
  --local     record that images and servers are the project's own, not the public ones
  --online    also run commands that need registries, Git servers, secret or model providers, or this machine's services

To use another engine than the one that \`dagger\` starts in Docker, set _EXPERIMENTAL_DAGGER_RUNNER_HOST.
Exit status: 0 if everything ran, 1 after a failure or without an engine, 2 for wrong usage.
`;

type Options = ReturnType<typeof readOptions>;

/** Parses the command line. Throws a `UsageError` for an unknown option. */
function readOptions(args: readonly string[]) {
  const known = {
    sdk: {type: 'string'},
    page: {type: 'string'},
    again: flag,
    errors: flag,
    attacks: flag,
    local: flag,
    online: flag,
  } as const;
  return parseOptions(args, 'verify:engine', known, ({values, positionals}) => ({...values, paths: positionals}));
}

/** Whether a task's sample or one of its pages is at or below one of the paths. */
function isMeantTask({place: own, commands}: Task, paths: readonly string[]): boolean {
  const places = [own, ...commands.map(({file}) => file)].map((file) => path.join(root, file));
  return paths.some((given) => {
    const full = path.resolve(given);
    return places.some((place) => place === full || place.startsWith(`${full}/`));
  });
}

/** A task to run and record. */
interface Work {
  name: string;
  hash: string;
  sdk: string | undefined;
  run: () => Promise<TaskResult>;
}

/** The samples and pages that the options select. */
function samplesFor({paths, sdk, local, online}: Options): Work[] {
  return tasksOf(root, collect(root).snippets)
    .filter((task) => (paths.length === 0 || isMeantTask(task, paths)) && (!sdk || (task.sdk ?? 'none') === sdk))
    .map((task) => ({
      name: task.name,
      hash: task.hash,
      sdk: task.sdk,
      run: () => runTask(task, {local, online}),
    }));
}

/** The errors or attacks that the options select. */
function provokedFor({paths, attacks}: Options): Work[] {
  return (attacks ? attacksOf : errorsOf)(root)
    .filter((provoked) => isMeant(provoked, paths))
    .map((provoked) => ({
      name: provoked.name,
      hash: provoked.hash,
      sdk: undefined,
      run: () => runProvoked(provoked),
    }));
}

/** Runs what the options select on an engine, and records each success. */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  await requireEngine();
  if (options.page !== undefined) {
    const {snippets} = collect(root);
    const steps = stepsOf(options.page, options.sdk ?? 'go', snippets, tasksOf(root, snippets));
    if (steps.length === 0) throw new UsageError(`the page "${options.page}" has no commands.`);
    process.exitCode = (await runPage(steps, options)) ? 0 : 1;
    return;
  }
  const ledgerFile = path.join(root, ledgerPath);
  const ledger = readLedger(ledgerFile);
  const provokes = options.errors || options.attacks;
  const meant = provokes ? provokedFor(options) : samplesFor(options);
  if (meant.length === 0) {
    const choices = options.attacks
      ? 'a folder of tests/fixtures/attacks'
      : options.errors
        ? 'a folder of packages/verify/tests/fixtures/errors'
        : 'a sample, a folder of samples or a page';
    throw new UsageError(`nothing matches. Specify ${choices}.`);
  }
  const works = meant.filter(({name, hash}) => options.again || ledger[name]?.hash !== hash);
  const skipped: string[] = [];
  let failed = 0;
  for (const [index, {name, hash, sdk, run}] of works.entries()) {
    const start = performance.now();
    const {ran, help, failures, ...rest} = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const mark = failures.length === 0 ? '✓' : '✗';
    process.stdout.write(`${mark} ${index + 1} of ${works.length} ${name}, ${seconds} s\n`);
    skipped.push(...rest.skipped.map((line) => `${line} (${sdk ?? 'no module'})`));
    if (failures.length > 0) {
      failed++;
      process.stdout.write(failures.map((failure) => `  ${failure}\n`).join(''));
      continue;
    }
    const date = new Date().toISOString().slice(0, 10);
    const entry: Entry = {hash, engine: engineVersion, date, images: options.local ? 'local' : 'published', ran, help};
    // Written after each success, so that a run can be stopped, and read again first, so that two can run concurrently.
    writeLedger(ledgerFile, {...readLedger(ledgerFile), [name]: entry});
  }
  if (skipped.length > 0) process.stdout.write(`\nNot run in full:\n${skipped.map((line) => `  ${line}\n`).join('')}`);
  const unchanged = meant.length - works.length;
  process.stdout.write(
    `\n${works.length - failed} ran, ${failed} failed, ${unchanged} unchanged since they last ran\n`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}
