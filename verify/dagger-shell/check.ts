import {checkSnippets, checkText} from '../shell/check-text';
import type {CodePlace} from '../shell/context';
import {checkPipelines} from './pipelines';
import type {LineProblem} from '../shell/words';
import type {LanguageChecker} from '../core/types';

/** Checks Dagger Shell code: its syntax, and every stage of every pipeline. Lines are 1-based in the text. */
export function checkDaggerShellText(text: string, place: CodePlace = {}): LineProblem[] {
  return checkText(text, place, checkPipelines);
}

/** Dagger Shell. */
export const daggerShell: LanguageChecker = {
  name: 'Dagger Shell',
  languages: ['dsh'],
  check: (snippets) => ({failures: checkSnippets(snippets, () => checkPipelines)}),
};
