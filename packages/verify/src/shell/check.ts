import {checkSnippets, schemaAt, type CodePlace} from './context';
import {checkScript} from './scripts';
import {dynamic} from './words';
import type {LanguageChecker, LineProblem} from '../types/snippets';

/** Placeholders that a CI system substitutes before the shell runs. */
const templates = /\$\{\{.*?\}\}|\{\{.*?\}\}|<<\s*(?:parameters|pipeline|matrix)\b[^>\n]*>>/g;

/**
 * Checks shell code, such as a step of a CI file: its syntax, and every `dagger` command line. Lines are 1-based in the
 * text.
 */
export function checkShellText(text: string, place: CodePlace = {}): LineProblem[] {
  return checkScript(text.replaceAll(templates, dynamic), schemaAt(place));
}

/** POSIX shell and Bash. */
export const shell: LanguageChecker = {
  name: 'Shell',
  languages: ['shell', 'sh', 'bash'],
  check: (snippets) => ({failures: checkSnippets(snippets, checkScript)}),
};
