import path from 'node:path';
import {site} from '../../src/config/site';
import type {Failure, Snippet} from '../core/types';
import {ledgerPath, pendingPath, readLedger, readPending, staleEntries} from './ledger';
import {tasksOf, type Task} from './tasks';

/** Samples that never ran, and those that are another now than when they ran. Needs no engine. */
export function checkLedger(root: string, snippets: readonly Snippet[]): Failure[] {
  const ledger = readLedger(path.join(root, ledgerPath));
  const tasks = new Map(tasksOf(root, `v${site.version}`, snippets).map((task) => [task.name, task]));
  const hashes = new Map([...tasks.values()].map(({name, hash}) => [name, hash]));
  const pending = readPending(path.join(root, pendingPath));
  const missing = [...tasks.values()]
    .filter(({name}) => !(name in ledger) && !pending.includes(name))
    .map((task) => failureAt(task, 'has never run on an engine'));
  const stale = staleEntries(ledger, hashes).map(({name}) => {
    const task = tasks.get(name);
    if (!task) {
      const message = `"${name}" is gone. Remove its entry.`;
      return {file: ledgerPath, line: 1, language: 'json', message};
    }
    return failureAt(task, 'changed since it last ran on an engine');
  });
  const settled = pending
    .filter((name) => name in ledger || !tasks.has(name))
    .map((name) => ({file: pendingPath, line: 1, language: 'json', message: `"${name}" waits no longer. Remove it.`}));
  return [...missing, ...stale, ...settled];
}

function failureAt({place, sdk}: Task, what: string): Failure {
  const message = `${what}. Run \`npm run verify:engine -- ${place}\`.`;
  return {file: sdk === undefined ? place : `${place}/${sdk}`, line: 1, language: sdk ?? 'shell', message};
}
