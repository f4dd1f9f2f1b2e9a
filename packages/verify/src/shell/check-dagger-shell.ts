import type {LanguageChecker} from '../types/snippets';
import {checkSnippets} from './context';
import {checkPipelines} from './pipelines';

/** Dagger Shell. */
export const daggerShell: LanguageChecker = {
  name: 'Dagger Shell',
  languages: ['dsh'],
  check: (snippets) => ({failures: checkSnippets(snippets, checkPipelines)}),
};
