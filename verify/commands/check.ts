import {createHash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Failure, Snippet} from '../types';
import {createContext, type CodePlace} from './context';
import type {CommandContext} from './dagger';
import {checkDocument} from './graphql';
import type {LineProblem} from './words';

/** Checks one text; what it finds in GraphQL documents on the way is added by {@link checkText}. */
export type TextCheck = (text: string, context: CommandContext) => LineProblem[];

/** Checks one text with everything that its place brings: commands, the API, the sample's module. */
export async function checkText(text: string, place: CodePlace, check: TextCheck): Promise<LineProblem[]> {
  const context = await createContext(place);
  const problems = check(text, context);
  problems.push(...context.graphql.flatMap((document) => checkDocument(document, text, context.schema)));
  return problems.sort((left, right) => left.line - right.line);
}

/** Checks fences of pages, each with the module of its sample. */
export async function checkSnippets(
  snippets: readonly Snippet[],
  check: (snippet: Snippet) => TextCheck,
): Promise<Failure[]> {
  const found = await Promise.all(
    snippets.map(async (snippet) => {
      const place = snippet.sample === undefined ? {} : {sample: snippet.sample};
      const problems = await checkText(snippet.text, place, check(snippet));
      return problems.map(({line, message}) => ({
        file: snippet.file,
        line: snippet.line + line - 1,
        language: snippet.language,
        message,
      }));
    }),
  );
  return found.flat();
}

const fingerprinted = ['src/content/facts/commands.json', 'verify/commands', 'verify/modules', 'src/content/api'];
const sampleFolders = ['versioned_docs/version-0.18.14/_samples', 'docs/_samples'];

async function filesBelow(entry: string): Promise<string[]> {
  try {
    const entries = await readdir(entry, {recursive: true, withFileTypes: true});
    return entries.filter((found) => found.isFile()).map((found) => path.join(found.parentPath, found.name));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? [entry] : [];
  }
}

async function hashOfFiles(): Promise<string> {
  const hash = createHash('sha256');
  const files = await Promise.all([...fingerprinted, ...sampleFolders].map((entry) => filesBelow(entry)));
  for (const file of files.flat().sort())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

let fingerprint: Promise<string> | undefined;

/** A command line's proof depends on the commands, the API, and the modules of all samples. */
export function commandsFingerprint(): Promise<string> {
  fingerprint ??= hashOfFiles();
  return fingerprint;
}
