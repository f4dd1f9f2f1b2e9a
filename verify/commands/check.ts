import {hashFiles, listFiles} from '../../src/lib/files';
import type {Failure, Snippet} from '../types';
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

const fingerprinted = ['src/content/facts', 'verify/commands', 'verify/modules', 'src/content/api'];
const sampleFolders = ['versioned_docs/version-0.18.14/_samples', 'docs/_samples'];

async function hashOfFolders(): Promise<string> {
  const folders = [...fingerprinted, ...sampleFolders];
  const files = await Promise.all(
    folders.map(async (folder) => (await listFiles(folder)).map((file) => `${folder}/${file}`)),
  );
  return hashFiles('.', files.flat());
}

let fingerprint: Promise<string> | undefined;

/** A command line's proof depends on the commands, the API, and the modules of all samples. */
export function commandsFingerprint(): Promise<string> {
  fingerprint ??= hashOfFolders();
  return fingerprint;
}
