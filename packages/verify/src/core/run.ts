import {messageOf} from '@docs-kit/base/node/error';
import {groupBy} from '@docs-kit/base/group';
import {Cache, keyOf} from './cache';
import {readRecorded, staleFailures} from './calls';
import type {Content} from './collect';
import {tooMany} from '../types/exemptions';
import {compareSamples} from './compare';
import {prove, type Proof, type ProofContext} from './prove';
import {hashSources} from './sources';
import {classify, type Classified} from './classify';
import {failureAt} from '../shared/units';
import {checkVersions} from '../versions/check';
import type {Failure, LanguageChecker, Snippet} from '../types/snippets';

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
  /** What waits for its run on an engine, which only a release requires, and claims to check again. */
  pending: Failure[];
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

/**
 * Proves the content, one language at a time. Failures are sorted by file and line. If a file couldn't be decoded, no
 * code is checked.
 */
export async function run(content: Content, options: RunOptions): Promise<Result> {
  const {root, checkers, only = () => true, requireAll} = options;
  if (content.undecodable) {
    return {
      pages: content.pages,
      languages: [],
      failures: content.failures.filter(({file}) => only(file)),
      pending: [],
    };
  }
  const cache = new Cache(options.cacheFolder);
  const context = {
    cache,
    verifierHash: await hashSources(),
    all: content.snippets,
    dependencies: new Map<string, string>(),
    recorded: readRecorded(root, content.snippets),
  };
  const classified = classify(content.snippets, checkers, only);
  const outcomes: Outcome[] = [];
  for (const checker of checkers) outcomes.push(await runChecker(checker, classified, context, requireAll));
  const missingLanguages = new Set(
    checkers
      .filter((_, index) => outcomes[index]?.result.missing !== undefined)
      .flatMap((checker) => checker.languages),
  );
  const stale = outcomes.flatMap((outcome) => outcome.stale);
  const others = classified.unchecked.get(undefined);
  const limit = tooMany(classified.exempt, content.snippets.filter(({kind}) => kind === 'fence').length);
  const failures = [
    ...content.failures.filter(({file}) => only(file)),
    ...classified.failures,
    ...outcomes.flatMap((outcome) => outcome.failures),
    ...compareLanguages(content.snippets, only, root, missingLanguages, context),
    ...staleFailures(stale, context.recorded, options.only ? undefined : content.snippets),
    ...checkVersions(content.snippets.filter(({file}) => only(file))),
    ...(limit ? [limit] : []),
  ];
  cache.save(options.only === undefined);
  return {
    pages: options.only ? pagesOf(classified) : content.pages,
    languages: [...outcomes.map(({result}) => result), ...(others ? [countUp('Text', [], others, classified)] : [])],
    failures: failures.sort(byPlace),
    pending: [],
  };
}

/** What one checker found. */
interface Outcome extends Pick<Proof, 'failures' | 'stale'> {
  result: LanguageResult;
}

/** Proves the snippets of one checker, unless its toolchain is missing. */
async function runChecker(
  checker: LanguageChecker,
  classified: Classified,
  context: ProofContext,
  requireAll: boolean,
): Promise<Outcome> {
  const started = performance.now();
  const snippets = classified.toCheck.get(checker) ?? [];
  const counts = countUp(checker.name, snippets, classified.unchecked.get(checker) ?? [], classified);
  const missing = snippets.length > 0 ? await checker.missing?.() : undefined;
  if (missing !== undefined) {
    const [first] = snippets;
    const failures = requireAll && first ? [failureAt(first, 1, missing)] : [];
    return {result: {...counts, missing}, failures, stale: []};
  }
  const {failures, stale, failed, cached} = await prove(checker, snippets, context);
  const result = {
    ...counts,
    failed: failed.length,
    verified: snippets.length - failed.length,
    cached,
    milliseconds: Math.round(performance.now() - started),
  };
  return {result, failures, stale};
}

function countUp(
  name: string,
  toCheck: readonly Snippet[],
  unchecked: readonly Snippet[],
  {output}: Classified,
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
  const sampleFiles = snippets.filter(({kind}) => kind === 'sample');
  const samples = groupBy(sampleFiles, ({sample}) => sample ?? '');
  const changed = [...samples]
    .filter(([, files]) => files.some(({file}) => only(file)))
    .map(([name, files]) => ({name, files, key: keyOf(files, verifierHash, 'same functions in all languages')}))
    .filter(({key}) => !cache.has(key));
  const names = changed.map(({name}) => name);
  try {
    const failures = compareSamples(names, root, missingLanguages);
    for (const {files, key} of missingLanguages.size > 0 ? [] : changed)
      if (!failures.some((failure) => files.some(({file}) => file === failure.file))) cache.add(key);

    return failures;
  } catch (error) {
    const message = `the languages of samples couldn't be compared: ${messageOf(error)}`;
    return [{file: changed[0]?.files[0]?.file ?? '', line: 1, language: 'samples', message}];
  }
}

/** The number of pages in a partial run. */
function pagesOf({toCheck, unchecked}: Classified): number {
  const snippets = [...toCheck.values(), ...unchecked.values()].flat();
  return new Set(snippets.filter(({kind}) => kind !== 'sample').map(({file}) => file)).size;
}

function byPlace(a: Failure, b: Failure): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.message.localeCompare(b.message, 'en');
}
