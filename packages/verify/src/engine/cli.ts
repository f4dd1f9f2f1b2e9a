import fs from 'node:fs';
import path from 'node:path';
import {collect} from '../core/collect';
import {requireEngine} from './engine';
import {covers, ledgerPath, readLedger, writeLedger, type Entry} from './ledger';
import {attacksOf, errorsOf, isMeant, runProvoked} from './errors';
import {readOptions, type Options} from './options';
import {replaceOutput} from './output';
import {runTask, type Difference, type TaskResult} from './run';
import {engineVersion, tasksOf, type Task} from './tasks';
import {UsageError} from '@docs-kit/base/node/command';
import {root} from '@docs-kit/base/node/root';

export {usage} from './options';

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
function samplesFor({paths, sdk, load, local, online}: Options, engine: string): Work[] {
  return tasksOf(root, engine, collect(root).snippets)
    .filter((task) => (paths.length === 0 || isMeantTask(task, paths)) && (!sdk || (task.sdk ?? 'none') === sdk))
    .map((task) => ({
      name: task.name,
      hash: task.hash,
      sdk: task.sdk,
      run: () => runTask(task, {local, load, online}),
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

function updatePage({command, shown, printed}: Difference): void {
  const file = path.join(root, command.file);
  fs.writeFileSync(file, replaceOutput(fs.readFileSync(file, 'utf8'), command.text, shown, printed));
  process.stdout.write(`  ${command.file}: has the new output\n`);
}

/** Runs what the options select on an engine, and records each success. */
export async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const engine = engineVersion;
  await requireEngine(engine, root);
  const ledgerFile = path.join(root, ledgerPath);
  const ledger = readLedger(ledgerFile);
  const provokes = options.errors || options.attacks;
  const meant = provokes ? provokedFor(options) : samplesFor(options, engine);
  if (meant.length === 0) {
    const choices = options.attacks
      ? 'a folder of tests/fixtures/attacks'
      : options.errors
        ? 'a folder of packages/verify/tests/fixtures/errors'
        : 'a sample, a folder of samples or a page';
    throw new UsageError(`nothing matches. Specify ${choices}.`);
  }
  const works = meant.filter(({name, hash}) => options.again || !covers(ledger[name], hash, options.load));
  const waiting = [...works];
  const skipped: string[] = [];
  let done = 0;
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const {name, hash, sdk, run} = next;
      const start = performance.now();
      const result = await run();
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      done++;
      process.stdout.write(
        `${result.failures.length === 0 ? '✓' : '✗'} ${done} of ${works.length} ${name}, ${seconds} s\n`,
      );
      skipped.push(...result.skipped.map((line) => `${line} (${sdk ?? 'no module'})`));
      if (result.failures.length === 0) {
        const {ran, help} = result;
        const date = new Date().toISOString().slice(0, 10);
        const images = options.local ? 'local' : 'published';
        const entry: Entry = {
          hash,
          engine,
          date,
          images,
          ...(options.load && !provokes && {part: 'load' as const}),
          ran,
          help,
        };
        // Written after each success, so that a run can be stopped, and read again first, so that two can run
        // concurrently.
        writeLedger(ledgerFile, {...readLedger(ledgerFile), [name]: entry});
      } else {
        failed++;
        process.stdout.write(result.failures.map((failure) => `  ${failure}\n`).join(''));
        if (options.update) result.differences.forEach(updatePage);
      }
    }
  };
  await Promise.all(Array.from({length: options.jobs}, work));
  if (skipped.length > 0) process.stdout.write(`\nNot run in full:\n${skipped.map((line) => `  ${line}\n`).join('')}`);
  const unchanged = meant.length - works.length;
  process.stdout.write(`\n${done - failed} ran, ${failed} failed, ${unchanged} unchanged since they last ran\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
