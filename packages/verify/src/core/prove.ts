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
  const ids = new Set(failures.map(({id}) => id));
  const failed = snippets.filter(({id}) => ids.has(id));
  // Compilers may resolve no call in a sample with a mistake.
  const correct = snippets.filter(({sample}) => !failed.some((other) => other.sample === sample));
  return {failures, failed, stale: checked.calls ? staleIn(checked.calls, correct, recorded) : []};
}
