import path from 'node:path';
import {site} from '../../src/config/site';
import {collect} from '../core/collect';
import {requireEngine} from './engine';
import {
  covers,
  ledgerPath,
  pendingPath,
  readLedger,
  readPending,
  writeLedger,
  writePending,
  type Entry,
} from './ledger';
import {readOptions, USAGE} from './options';
import {obstacle, type Command} from './plan';
import {runTask} from './run';
import {tasksOf, type Task} from './tasks';

const root = path.resolve(__dirname, '../..');

/** Whether a task's sample or one of its pages lies at or below one of the paths. */
function isMeant({place: own, commands}: Task, paths: readonly string[]): boolean {
  const places = [own, ...commands.map(({file}) => file)].map((file) => path.join(root, file));
  return paths.some((given) => {
    const full = path.resolve(given);
    return places.some((place) => place === full || place.startsWith(`${full}/`));
  });
}

/** The first command that can run to its end, else the first. */
function firstOf(commands: readonly Command[]): readonly Command[] {
  const best = commands.find(({text}) => obstacle(text) === undefined) ?? commands[0];
  return best ? [best] : [];
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const engine = `v${site.version}`;
  await requireEngine(engine, root);
  const ledgerFile = path.join(root, ledgerPath);
  const ledger = readLedger(ledgerFile);
  const meant = tasksOf(root, engine, collect(root).snippets).filter(
    (task) =>
      (options.paths.length === 0 || isMeant(task, options.paths)) &&
      (options.sdk === undefined || (task.sdk ?? 'none') === options.sdk),
  );
  if (meant.length === 0) throw new Error('no sample matches. Give a sample, a folder of samples or a page.');
  const tasks = meant.filter(({name, hash}) => options.again || !covers(ledger[name], hash, options.part));
  const waiting = [...tasks];
  const skipped: string[] = [];
  let done = 0;
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const start = performance.now();
      const commands = options.part === 'first' ? firstOf(task.commands) : task.commands;
      const result = await runTask({...task, commands}, {local: options.local, load: options.part === 'load'});
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      done++;
      process.stdout.write(
        `${result.failures.length === 0 ? '✓' : '✗'} ${done} of ${tasks.length} ${task.name}, ${seconds} s\n`,
      );
      skipped.push(...result.skipped.map((line) => `${line} (${task.sdk ?? 'no module'})`));
      if (result.failures.length === 0) {
        const {ran, help} = result;
        const date = new Date().toISOString().slice(0, 10);
        const images = options.local ? 'local' : 'published';
        // A task with one command has run in full after its first.
        const part = commands.length < task.commands.length || options.part === 'load' ? {part: options.part} : {};
        const entry: Entry = {hash: task.hash, engine, date, images, ...part, ran, help};
        // After each success, so that a run may be stopped, and read again, so that two may run side by side.
        writeLedger(ledgerFile, {...readLedger(ledgerFile), [task.name]: entry});
      } else {
        failed++;
        process.stdout.write(result.failures.map((failure) => `  ${failure}\n`).join(''));
        if (options.bail) waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({length: options.jobs}, work));
  const pendingFile = path.join(root, pendingPath);
  writePending(pendingFile, readPending(pendingFile), readLedger(ledgerFile));
  if (skipped.length > 0) process.stdout.write(`\nNot run in full:\n${skipped.map((line) => `  ${line}\n`).join('')}`);
  const unchanged = meant.length - tasks.length;
  process.stdout.write(`\n${done - failed} ran, ${failed} failed, ${unchanged} unchanged since they last ran\n`);
  return failed > 0 ? 1 : 0;
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`verify:engine: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
