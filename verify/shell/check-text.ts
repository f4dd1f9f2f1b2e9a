import type {Failure, Snippet} from '../core/types';
import {createContext, type CodePlace} from './context';
import type {CommandContext} from './dagger';
import {checkDocument} from './graphql';
import type {LineProblem} from './words';

/** Checks a text; {@link checkText} adds problems in embedded GraphQL documents. */
export type TextCheck = (text: string, context: CommandContext) => LineProblem[];

/** Checks a text with its context: commands, the API, and the sample's module. */
export function checkText(text: string, place: CodePlace, check: TextCheck): LineProblem[] {
  const context = createContext(place);
  const problems = check(text, context);
  problems.push(...context.graphql.flatMap((document) => checkDocument(document, text, context.schema)));
  return problems.sort((left, right) => left.line - right.line);
}

/** Checks fences on pages, each with its sample's module. */
export function checkSnippets(snippets: readonly Snippet[], check: (snippet: Snippet) => TextCheck): Failure[] {
  return snippets.flatMap((snippet) => {
    const {file, line: first, language, sample} = snippet;
    const problems = checkText(snippet.text, sample === undefined ? {} : {sample}, check(snippet));
    return problems.map(({line, ...problem}) => ({...problem, file, line: first + line - 1, language}));
  });
}
