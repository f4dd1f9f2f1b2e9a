import path from 'node:path';
import {site} from '../../src/config/site';
import type {Failure, Snippet} from '../core/types';
import {errorsOf, goneFromPage, type ProvokedError} from './errors';
import {ledgerPath, pendingPath, readLedger, readPending, staleEntries} from './ledger';
import {tasksOf, type Task} from './tasks';

/** A task that has, or should have, an entry in the ledger. */
interface Subject {
  name: string;
  hash: string;
  /** The file or folder that a failure names. */
  file: string;
  language: string;
  /** The argument of `npm run verify:engine` that runs it again. */
  again: string;
}

/**
 * Finds samples and errors that never ran or have changed since, and errors whose message is no longer on its page.
 * Doesn't need an engine.
 */
export function checkLedger(root: string, snippets: readonly Snippet[]): Failure[] {
  const ledger = readLedger(path.join(root, ledgerPath));
  const errors = errorsOf(root);
  const all = [...tasksOf(root, `v${site.version}`, snippets).map(ofTask), ...errors.map(ofError)];
  const subjects = new Map(all.map((subject) => [subject.name, subject]));
  const hashes = new Map(all.map(({name, hash}) => [name, hash]));
  const pending = readPending(path.join(root, pendingPath));
  const missing = all
    .filter(({name}) => !(name in ledger) && !pending.includes(name))
    .map((subject) => failureAt(subject, 'has never run on an engine'));
  const stale = staleEntries(ledger, hashes).map(({name}) => {
    const subject = subjects.get(name);
    if (!subject) {
      const message = `"${name}" is gone. Remove its entry.`;
      return {file: ledgerPath, line: 1, language: 'json', message};
    }
    return failureAt(subject, 'changed since it last ran on an engine');
  });
  const settled = pending
    .filter((name) => name in ledger || !subjects.has(name))
    .map((name) => ({
      file: pendingPath,
      line: 1,
      language: 'json',
      message: `"${name}" has run on an engine since, or no longer exists. Remove it.`,
    }));
  const gone = goneFromPage(root, errors).map(({place, name, message}) => ({
    file: place,
    line: 1,
    language: 'json',
    message: `${name}: the troubleshooting page has no \`${message}\`. Correct the page or the fixture.`,
  }));
  return [...missing, ...stale, ...settled, ...gone];
}

function ofTask({name, hash, place, sdk}: Task): Subject {
  return {name, hash, file: sdk === undefined ? place : `${place}/${sdk}`, language: sdk ?? 'shell', again: place};
}

function ofError({name, hash, place}: ProvokedError): Subject {
  return {name, hash, file: place, language: 'json', again: `--errors ${name.replace(/^errors\//, '')}`};
}

function failureAt({name, file, language, again}: Subject, what: string): Failure {
  return {file, line: 1, language, message: `${name} ${what}. Run \`npm run verify:engine -- ${again}\`.`};
}
