import path from 'node:path';
import {messageOf} from '../../src/lib/error';
import {hashFiles, listFiles} from '../../src/lib/files';
import {Cache, keyOf} from './cache';
import {readRecorded, staleFailures} from './calls';
import type {Content} from './collect';
import {tooMany} from './exemptions';
import {groupBy} from './groups';
import {compareSamples} from '../modules/compare';
import {prove, type ProofContext} from './prove';
import {sort, type Sorted} from './sort';
import {projectRoot} from '../languages/shared/files';
import {failureAt} from '../languages/shared/units';
import {checkVersions} from '../versions/check';
import type {Failure, LanguageChecker, Snippet} from './types';

/** A row of the report. A fence or file with several failures counts once. */
export interface LanguageResult {
  name: string;
  fences: number;
  /** Files of samples. */
  samples: number;
  /** Inline code in running text. */
  names: number;
  verified: number;
  /** Fences with the output of a command that's checked elsewhere on the page. */
  output: number;
  exempt: number;
  failed: number;
  /** The verified ones that were proven in an earlier run. */
  cached: number;
  /** Why the language can't be verified here. */
  missing?: string;
  /** Time spent on checks. */
  milliseconds: number;
}

export interface Result {
  pages: number;
  languages: LanguageResult[];
  failures: Failure[];
}

export interface RunOptions {
  /** The project's root. */
  root: string;
  checkers: readonly LanguageChecker[];
  /** Limits the run to these files; all if missing. */
  only?: (file: string) => boolean;
  /** A missing toolchain is a failure. */
  requireAll: boolean;
  cacheFolder: string;
}

/** Code and facts that every proof depends on, in addition to its own text. */
const PROOFS_DEPEND_ON = ['verify', 'src/content', 'package-lock.json'];

async function hashOwnFiles(): Promise<string> {
  const files = PROOFS_DEPEND_ON.flatMap((entry) => {
    const below = listFiles(path.join(projectRoot, entry));
    return below.length === 0 ? [entry] : below.map((file) => `${entry}/${file}`);
  });
  return hashFiles(projectRoot, files);
}

/**
 * Proves the content, one language at a time. Failures are sorted by file and line. If a file couldn't be decoded, no
 * code is checked.
 */
export async function run(content: Content, options: RunOptions): Promise<Result> {
  const {root, checkers, only = () => true, requireAll} = options;
  if (content.undecodable) {
    return {pages: content.pages, languages: [], failures: content.failures.filter(({file}) => only(file))};
  }
  const cache = new Cache(options.cacheFolder);
  const context = {
    cache,
    verifierHash: await hashOwnFiles(),
    all: content.snippets,
    contexts: new Map<string, string>(),
    recorded: readRecorded(root, content.snippets),
  };
  const stale: string[] = [];
  const missingLanguages = new Set<string>();
  const sorted = sort(content.snippets, checkers, only);
  const failures = [...content.failures.filter(({file}) => only(file)), ...sorted.failures];
  const languages: LanguageResult[] = [];
  for (const checker of checkers) {
    const started = performance.now();
    const snippets = sorted.toCheck.get(checker) ?? [];
    const result = countUp(checker.name, snippets, sorted.unchecked.get(checker) ?? [], sorted);
    languages.push(result);
    const missing = snippets.length > 0 ? await checker.missing?.() : undefined;
    if (missing !== undefined) {
      result.missing = missing;
      for (const language of checker.languages) missingLanguages.add(language);
      const [first] = snippets;
      if (requireAll && first) failures.push(failureAt(first, 1, missing));
      continue;
    }
    const proof = await prove(checker, snippets, context);
    failures.push(...proof.failures);
    stale.push(...proof.stale);
    result.failed = proof.failed.length;
    result.verified = snippets.length - proof.failed.length;
    result.cached = proof.cached;
    result.milliseconds = Math.round(performance.now() - started);
  }
  const others = sorted.unchecked.get(undefined);
  if (others) languages.push(countUp('Text', [], others, sorted));
  failures.push(...compareLanguages(content.snippets, only, root, missingLanguages, context));
  failures.push(...staleFailures(stale, context.recorded, options.only ? undefined : content.snippets));
  failures.push(...checkVersions(content.snippets.filter(({file}) => only(file))));
  const limit = tooMany(sorted.exempt, content.snippets.filter(({kind}) => kind === 'fence').length);
  if (limit) failures.push(limit);
  cache.save(options.only === undefined);
  return {pages: options.only ? pagesOf(sorted) : content.pages, languages, failures: failures.sort(byPlace)};
}

function countUp(
  name: string,
  toCheck: readonly Snippet[],
  unchecked: readonly Snippet[],
  {output}: Sorted,
): LanguageResult {
  const count = (kind: Snippet['kind']): number => [...toCheck, ...unchecked].filter((one) => one.kind === kind).length;
  const outputs = unchecked.filter((snippet) => output.has(snippet)).length;
  return {
    name,
    fences: count('fence'),
    samples: count('sample'),
    names: count('prose'),
    verified: 0,
    output: outputs,
    exempt: unchecked.length - outputs,
    failed: 0,
    cached: 0,
    milliseconds: 0,
  };
}

/** Compares the languages of the samples with a file in this run, except for those that agreed in an earlier run. */
function compareLanguages(
  snippets: readonly Snippet[],
  only: (file: string) => boolean,
  root: string,
  missingLanguages: ReadonlySet<string>,
  {cache, verifierHash}: ProofContext,
): Failure[] {
  const samples = groupBy(
    snippets.filter(({kind}) => kind === 'sample'),
    ({sample = ''}) => sample,
  );
  const changed = [...samples]
    .filter(([, files]) => files.some(({file}) => only(file)))
    .map(([name, files]) => ({name, files, key: keyOf(files, verifierHash, 'same functions in all languages')}))
    .filter(({key}) => !cache.has(key));
  const names = changed.map(({name}) => name);
  try {
    const failures = compareSamples(names, root, missingLanguages);
    for (const {files, key} of missingLanguages.size > 0 ? [] : changed) {
      if (!failures.some((failure) => files.some(({file}) => file === failure.file))) cache.add(key);
    }
    return failures;
  } catch (error) {
    const message = `the languages of samples couldn't be compared: ${messageOf(error)}`;
    return [{file: changed[0]?.files[0]?.file ?? '', line: 1, language: 'samples', message}];
  }
}

/** The number of pages in a partial run. */
function pagesOf({toCheck, unchecked}: Sorted): number {
  const snippets = [...toCheck.values(), ...unchecked.values()].flat();
  return new Set(snippets.filter(({kind}) => kind !== 'sample').map(({file}) => file)).size;
}

function byPlace(a: Failure, b: Failure): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.message.localeCompare(b.message, 'en');
}
