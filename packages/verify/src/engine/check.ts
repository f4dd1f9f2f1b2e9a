import path from 'node:path';
import type {Failure, Snippet} from '../shared/snippets';
import {attacksOf, errorsOf, goneFromPage} from './errors';
import {ledgerPath, readLedger, type Ledger} from './ledger';
import {tasksOf} from './tasks';

/** A task that should have an entry in the ledger. */
interface Subject {
  name: string;
  hash: string;
  /** The file or folder that a failure names. */
  file: string;
  language: string;
  /** The argument of `npm run verify:engine` that runs it again. */
  again: string;
}

/** What the ledger lacks, and what can be mended without an engine. */
export interface LedgerResult {
  /** Samples, commands and errors that have to run on an engine. */
  pending: Failure[];
  failures: Failure[];
}

/**
 * Finds samples, errors and attacks that never ran or have changed since, and errors whose message is no longer on its
 * page. Doesn't need an engine.
 */
export function checkLedger(root: string, snippets: readonly Snippet[]): LedgerResult {
  const errors = errorsOf(root);
  const tasks = tasksOf(root, snippets);
  const subjects = [
    ...tasks.map(({name, hash, place, sdk}) => {
      const [file, language] = sdk === undefined ? [place, 'shell'] : [`${place}/${sdk}`, sdk];
      return {name, hash, file, language, again: place};
    }),
    ...[...errors, ...attacksOf(root)].map(({name, hash, place}) => {
      return {name, hash, file: place, language: 'json', again: `--${name.replace('/', ' ')}`};
    }),
  ];
  const gone = goneFromPage(root, errors).map(({place, name, message}) => ({
    file: place,
    line: 1,
    language: 'json',
    message: `${name}: the troubleshooting page has no \`${message}\`. Correct the page or the fixture.`,
  }));
  const {pending, failures} = compareWithLedger(readLedger(path.join(root, ledgerPath)), subjects);
  return {pending, failures: [...failures, ...gone]};
}

/** Tasks without an entry, or with one of an earlier content, and entries without a task. */
export function compareWithLedger(ledger: Ledger, subjects: readonly Subject[]): LedgerResult {
  const names = new Set(subjects.map(({name}) => name));
  const pending = subjects
    .filter(({name, hash}) => ledger[name]?.hash !== hash)
    .map(({name, file, language, again}) => {
      const what = name in ledger ? 'changed since it last ran on an engine' : 'has never run on an engine';
      return {file, line: 1, language, message: `${name} ${what}. Run \`npm run verify:engine -- ${again}\`.`};
    });
  const failures = Object.keys(ledger)
    .filter((name) => !names.has(name))
    .map((name) => ({file: ledgerPath, line: 1, language: 'json', message: `"${name}" is gone. Remove its entry.`}));
  return {pending, failures};
}
