import {checkSnippets, checkText, commandsFingerprint} from '../commands/check';
import type {CodePlace} from '../commands/context';
import {checkPipelines} from '../commands/pipelines';
import type {LineProblem} from '../commands/words';
import type {LanguageChecker} from '../types';

/** Checks Dagger Shell code: its syntax, and every stage of every pipeline. Lines are 1-based in the text. */
export function checkDaggerShellText(text: string, place: CodePlace = {}): LineProblem[] {
  return checkText(text, place, checkPipelines);
}

/** Dagger Shell. */
export const daggerShell: LanguageChecker = {
  name: 'Dagger Shell',
  languages: ['dsh'],
  fingerprint: commandsFingerprint,
  check: (snippets) => checkSnippets(snippets, () => checkPipelines),
};
