import {staleIn, type Recorded} from './calls';
import type {Checked, Failure, LanguageChecker, Snippet} from '../types/snippets';
import {messageOf} from '@docs-kit/base/node/error';

export interface Proof {
  failures: Failure[];
  /** The snippets with failures. */
  failed: readonly Snippet[];
  /** Sample files whose calls differ from `calls.json`. */
  stale: string[];
}

/** Proves one language's snippets. */
export async function prove(
  checker: LanguageChecker,
  snippets: readonly Snippet[],
  recorded: Recorded,
): Promise<Proof> {
  let checked: Checked;
  try {
    checked = await checker.check(snippets);
  } catch (error) {
    // Must not hide the other checkers' findings.
    const {file = '', line = 1, language = ''}: Partial<Snippet> = snippets[0] ?? {};
    const message = `the ${checker.name} checker failed, so none of its code was verified: ${messageOf(error)}`;
    return {failures: [{file, line, language, message}], failed: snippets, stale: []};
  }
  const {failures} = checked;
  const failed = snippets.filter((snippet) => failures.some(isIn(snippet, snippets)));
  // Compilers may resolve no call in a sample with a mistake.
  const correct = snippets.filter(({sample}) => !failed.some((other) => other.sample === sample));
  return {failures, failed, stale: checked.calls ? staleIn(checked.calls, correct, recorded) : []};
}

/** Whether a failure is in a snippet; a failure outside all snippets counts against the whole file. */
function isIn(snippet: Snippet, all: readonly Snippet[]): (failure: Failure) => boolean {
  const covers = (other: Snippet, {file, line}: Failure): boolean =>
    other.file === file && other.line <= line && line <= other.line + other.text.split('\n').length;
  return (failure) =>
    failure.id !== undefined
      ? failure.id === snippet.id
      : covers(snippet, failure) || (snippet.file === failure.file && !all.some((other) => covers(other, failure)));
}
