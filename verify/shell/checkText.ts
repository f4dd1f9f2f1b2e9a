import type {Failure, Snippet} from '../core/types';
import {createContext, type CodePlace} from './context';
import type {CommandContext} from './dagger';
import {checkDocument} from './graphql';
import type {LineProblem} from './words';

/** Checks one text; what it finds in GraphQL documents on the way is added by {@link checkText}. */
export type TextCheck = (text: string, context: CommandContext) => LineProblem[];

/** Checks one text with everything that its place brings: commands, the API, the sample's module. */
export function checkText(text: string, place: CodePlace, check: TextCheck): LineProblem[] {
  const context = createContext(place);
  const problems = check(text, context);
  problems.push(...context.graphql.flatMap((document) => checkDocument(document, text, context.schema)));
  return problems.sort((left, right) => left.line - right.line);
}

/** Checks fences of pages, each with the module of its sample. */
export function checkSnippets(snippets: readonly Snippet[], check: (snippet: Snippet) => TextCheck): Failure[] {
  return snippets.flatMap((snippet) => {
    const {file, line: first, language, sample} = snippet;
    const problems = checkText(snippet.text, sample === undefined ? {} : {sample}, check(snippet));
    return problems.map(({line, ...problem}) => ({...problem, file, line: first + line - 1, language}));
  });
}
