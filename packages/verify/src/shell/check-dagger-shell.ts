import type {LanguageChecker, LineProblem} from '../types/snippets';
import {checkSnippets, schemaAt, type CodePlace} from './context';
import {checkPipelines} from './pipelines';

/** Checks Dagger Shell code: its syntax, and every stage of every pipeline. Lines are 1-based in the text. */
export function checkDaggerShellText(text: string, place: CodePlace = {}): LineProblem[] {
  return checkPipelines(text, schemaAt(place));
}

/** Dagger Shell. */
export const daggerShell: LanguageChecker = {
  name: 'Dagger Shell',
  languages: ['dsh'],
  check: (snippets) => ({failures: checkSnippets(snippets, checkPipelines)}),
};
