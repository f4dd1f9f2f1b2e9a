import type {LanguageChecker, LineProblem} from '../core/types';
import {checkSnippets, createContext, type CodePlace} from '../shell/context';
import {checkPipelines} from './pipelines';

/** Checks Dagger Shell code: its syntax, and every stage of every pipeline. Lines are 1-based in the text. */
export function checkDaggerShellText(text: string, place: CodePlace = {}): LineProblem[] {
  return checkPipelines(text, createContext(place));
}

/** Dagger Shell. */
export const daggerShell: LanguageChecker = {
  name: 'Dagger Shell',
  languages: ['dsh'],
  check: (snippets) => ({failures: checkSnippets(snippets, checkPipelines)}),
};
