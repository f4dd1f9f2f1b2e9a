import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {escapeRegExp} from '@docs-kit/base/escape-reg-exp';
import {runShell} from './engine';
import {hashTexts} from './ledger';
import {errorOf, inScratch, type TaskResult} from './run';
import {readFiles} from './tasks';

/** The page of error messages, relative to the project's root. */
const pageFile = 'versioned_docs/version-0.18.14/troubleshooting.mdx';
/** The folder with `errors.json` and the fixtures of each group of messages. */
const fixturesRoot = 'packages/verify/tests/fixtures/errors';

/** Each folder is a hostile module: its `run.sh` attacks, `attack.json` has the claim, what leaked, and the output. */
const attacksRoot = 'tests/fixtures/attacks';

/** An entry of `errors.json`. */
interface Fixture {
  /** As in the page's code span; `…` matches any text. */
  message: string;
  /** A bash command line, run in the folder `project`. */
  command: string;
  /** The command prints the message but doesn't fail. */
  succeeds?: boolean;
}

/** A message on the page, or the output of an attack, with the command that provokes it. */
export interface Provoked extends Fixture {
  /** `errors/module/missing-flag`: the group and the message; or `attacks/host-api`. */
  name: string;
  /** The file that contains what it prints, relative to the project's root. */
  place: string;
  /** By path relative to the scratch folder. */
  files: ReadonlyMap<string, string>;
  hash: string;
}

/**
 * All messages that can be provoked offline, sorted by name.
 *
 * @param root the project's root
 */
export function errorsOf(root: string): Provoked[] {
  const groups = fs.readdirSync(path.join(root, fixturesRoot)).sort();
  return groups.flatMap((group) => {
    const files = readFiles(path.join(root, fixturesRoot, group));
    const fixtures = JSON.parse(files.get('errors.json') ?? '{}') as Record<string, Fixture>;
    files.delete('errors.json');
    return Object.entries(fixtures).map(([slug, fixture]) => ({
      ...fixture,
      name: `errors/${group}/${slug}`,
      place: path.posix.join(fixturesRoot, group, 'errors.json'),
      files,
      hash: hashTexts(new Map([...files, ['\0fixture', JSON.stringify(fixture)]])),
    }));
  });
}

/** All attacks, sorted by name. */
export function attacksOf(root: string): Provoked[] {
  const names = fs.readdirSync(path.join(root, attacksRoot)).sort();
  return names.map((name) => {
    const files = readFiles(path.join(root, attacksRoot, name));
    const {prints} = JSON.parse(files.get('attack.json') ?? '{}') as {prints: string[]};
    return {
      name: `attacks/${name}`,
      place: path.posix.join(attacksRoot, name, 'attack.json'),
      command: 'sh ../run.sh "$(dirname "$PWD")"',
      message: prints.join('\n'),
      succeeds: true,
      files,
      hash: hashTexts(files),
    };
  });
}

/** Whether a slug (`module`, `module/missing-flag` or `host-api`) selects it; without slugs, all are selected. */
export function isMeant({name}: Provoked, slugs: readonly string[]): boolean {
  return slugs.length === 0 || slugs.some((slug) => `${name}/`.replace(/^\w+\//, '').startsWith(`${slug}/`));
}

/** Whether a page has a message as a code span, possibly across a line break. */
export function isOnPage(page: string, message: string): boolean {
  return page.replaceAll(/\s+/g, ' ').includes(`\`${message}\``);
}

/** Whether the output contains a message, whose lines follow each other but for empty ones. */
export function contains(output: string, message: string): boolean {
  const parts = message.split('…').map(escapeRegExp);
  return new RegExp(parts.join('.*')).test(stripVTControlCharacters(output).replaceAll(/\s*\n\s*/g, '\n'));
}

/** Errors whose message is no longer on its page. */
export function goneFromPage(root: string, errors: readonly Provoked[]): Provoked[] {
  const page = fs.readFileSync(path.join(root, pageFile), 'utf8');
  return errors.filter(({message}) => !isOnPage(page, message));
}

/** Provokes a message in a temporary Git repository, and compares the engine's output with the message. */
export function runProvoked({files, message, command, succeeds = false}: Provoked): Promise<TaskResult> {
  return inScratch(files, async (folder) => {
    const outcome = await runShell(command, folder);
    const failures: string[] = [];
    if (!contains(`${outcome.stdout}\n${outcome.stderr}`, message))
      failures.push(`${command}\n    doesn't print "${message}", but:\n${errorOf(outcome)}`);
    else if ((outcome.status === 0) !== succeeds)
      failures.push(`${command}\n    ${succeeds ? 'fails' : 'succeeds'}, although it prints "${message}"`);

    return {ran: failures.length === 0 ? 1 : 0, help: 0, skipped: [], failures};
  });
}
