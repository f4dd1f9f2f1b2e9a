import fs from 'node:fs';
import path from 'node:path';
import {runShell} from './engine';
import {hashTexts} from './ledger';
import {withoutStyles} from './output';
import {errorOf, inScratch, type TaskResult} from './run';
import {readFiles} from './tasks';

/** The page of error messages, relative to the project's root. */
const pageFile = 'versioned_docs/version-0.18.14/troubleshooting.mdx';
/** A folder with `errors.json`, and what its commands work on, for each group of messages. */
const fixturesRoot = 'tests/fixtures/errors';

/** What `errors.json` has for each message, by a name of its own. */
interface Fixture {
  /** As a code span of the page has it; `…` stands for any text. */
  message: string;
  /** A command line of bash, in the folder `project`. */
  command: string;
  /** The command prints the message and goes on. */
  succeeds?: boolean;
}

/** A message of the page, and the command that provokes it. */
export interface ProvokedError extends Fixture {
  /** `errors/module/missing-flag`, of the group and the message. */
  name: string;
  /** The file that has the message, relative to the project's root. */
  place: string;
  /** By path relative to the scratch folder. */
  files: ReadonlyMap<string, string>;
  hash: string;
}

/**
 * The messages that can be provoked without the outside world, in the order of their names.
 *
 * @param root The project's root.
 */
export function errorsOf(root: string): ProvokedError[] {
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

/** Whether one of the slugs, `module` or `module/missing-flag`, means an error; no slugs mean all. */
export function isMeantError({name}: ProvokedError, slugs: readonly string[]): boolean {
  return slugs.length === 0 || slugs.some((slug) => `${name}/`.startsWith(`errors/${slug}/`));
}

/** Whether a page has a message as a code span, which a line break may divide. */
export function isOnPage(page: string, message: string): boolean {
  return page.replaceAll(/\s+/g, ' ').includes(`\`${message}\``);
}

/** Whether a line of an output contains a message. */
export function contains(output: string, message: string): boolean {
  const parts = message.split('…');
  return withoutStyles(output)
    .split('\n')
    .some((line) => {
      let from = 0;
      return parts.every((part) => {
        const at = line.indexOf(part, from);
        from = at + part.length;
        return at >= 0;
      });
    });
}

/** The errors whose message the page of this project no longer has. */
export function goneFromPage(root: string, errors: readonly ProvokedError[]): ProvokedError[] {
  const page = fs.readFileSync(path.join(root, pageFile), 'utf8');
  return errors.filter(({message}) => !isOnPage(page, message));
}

/** Provokes an error in a Git repository of its own, and compares what the engine prints with the page's message. */
export function runError({files, message, command, succeeds = false}: ProvokedError): Promise<TaskResult> {
  return inScratch(files, async (folder) => {
    const outcome = await runShell(command, folder);
    const failures: string[] = [];
    if (!contains(`${outcome.stdout}\n${outcome.stderr}`, message)) {
      failures.push(`${command}\n    does not print "${message}", but:\n${errorOf(outcome)}`);
    } else if ((outcome.status === 0) !== succeeds) {
      failures.push(`${command}\n    ${succeeds ? 'fails' : 'succeeds'}, although it prints "${message}"`);
    }
    return {ran: failures.length === 0 ? 1 : 0, help: 0, skipped: [], differences: [], failures};
  });
}
