import path from 'node:path';
import {site} from '../../src/config/site';
import type {Failure, Snippet} from '../core/types';
import {ledgerPath, readLedger, staleEntries} from './ledger';
import {tasksOf} from './tasks';

/** What the ledger says of samples that are another now than when they ran. Needs no engine. */
export function checkLedger(root: string, snippets: readonly Snippet[]): Failure[] {
  const tasks = new Map(tasksOf(root, `v${site.version}`, snippets).map((task) => [task.name, task]));
  const hashes = new Map([...tasks.values()].map(({name, hash}) => [name, hash]));
  return staleEntries(readLedger(path.join(root, ledgerPath)), hashes).map(({name}) => {
    const task = tasks.get(name);
    if (!task) {
      const message = `"${name}" is gone. Remove its entry.`;
      return {file: ledgerPath, line: 1, language: 'json', message};
    }
    const message = `changed since it last ran on an engine. Run \`npm run verify:engine -- ${task.place}\`.`;
    const language = task.sdk ?? 'shell';
    return {file: task.sdk === undefined ? task.place : `${task.place}/${task.sdk}`, line: 1, language, message};
  });
}
