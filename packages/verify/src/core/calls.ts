import fs from 'node:fs';
import path from 'node:path';
import {
  callsFile,
  formatCalls,
  formatFile,
  readCalls,
  samplesFolder,
  type SampleCall,
} from '@docs-kit/samples/node/reader';
import {groupBy} from '@docs-kit/base/group';
import type {Failure, FoundCall, LanguageChecker, Snippet} from '../shared/snippets';

/** The command that updates the calls. */
const callsCommand = 'npm run verify -- --calls';

/** The content of all `calls.json`, by the path of a sample's file relative to the project's root. */
export type Recorded = ReadonlyMap<string, readonly SampleCall[]>;

/** `versioned_docs/version-0.18.14/_samples/` of a sample's file. */
function folderOf(file: string): string {
  return file.slice(0, file.indexOf(`/${samplesFolder}/`) + samplesFolder.length + 2);
}

const sampleFiles = (snippets: readonly Snippet[]): Snippet[] => snippets.filter(({kind}) => kind === 'sample');

/** Reads the `calls.json` of all samples below `root`. */
export function readRecorded(root: string, snippets: readonly Snippet[]): Recorded {
  const folders = new Set(sampleFiles(snippets).map(({file}) => folderOf(file)));
  return new Map(
    [...folders].flatMap((folder) =>
      [...readCalls(path.join(root, folder))].map(([name, calls]) => [folder + name, calls] as const),
    ),
  );
}

/** Files of correct samples whose recorded calls differ from the given ones. */
export function staleIn(calls: readonly FoundCall[], correct: readonly Snippet[], recorded: Recorded): string[] {
  const found = groupBy(calls, ({file}) => file);
  return sampleFiles(correct)
    .map(({file}) => file)
    .filter((file) => formatFile(found.get(file) ?? []) !== formatFile(recorded.get(file) ?? []));
}

/**
 * A single failure for outdated calls.
 *
 * @param all all snippets, to find entries of files that no longer exist
 */
export function staleFailures(
  stale: readonly string[],
  recorded: Recorded,
  all: readonly Snippet[] | undefined,
): Failure[] {
  const known = new Set(all?.map(({file}) => file));
  const gone = all ? [...recorded.keys()].filter((file) => !known.has(file)) : [];
  const [first, ...others] = [...stale, ...gone].sort();
  if (first === undefined) return [];
  const more = others.length > 0 ? ` and ${others.length} other files` : '';
  const message = `the calls of ${first.slice(folderOf(first).length)}${more} are out of date: run \`${callsCommand}\`.`;
  return [{file: folderOf(first) + callsFile, line: 1, language: 'calls', message}];
}

/**
 * Updates each `calls.json`.
 *
 * @param checker of the language whose calls are recorded
 * @returns one line for each file
 */
export async function writeCalls(
  root: string,
  snippets: readonly Snippet[],
  checker: LanguageChecker,
): Promise<string[]> {
  const samples = sampleFiles(snippets).filter(({language}) => checker.languages.includes(language));
  const {calls = []} = await checker.check(samples);
  return [...new Set(samples.map(({file}) => folderOf(file)))].map((folder) => {
    const own = calls.filter(({file}) => folderOf(file) === folder);
    const found = groupBy(own, ({file}) => file.slice(folder.length));
    fs.writeFileSync(path.join(root, folder, callsFile), formatCalls(found));
    return `${folder}${callsFile}: ${own.length} calls in ${found.size} files.`;
  });
}
