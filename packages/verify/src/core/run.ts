import {messageOf} from '@docs-kit/base/node/error';
import {Cache, createKey} from './cache';
import {readRecorded, staleFailures, type Recorded} from './calls';
import type {Content} from './collect';
import {tooMany} from '../types/exemptions';
import {compareSamples} from './compare';
import {prove, type Proof} from './prove';
import {classify, type Classified} from './classify';
import {hash} from '../shared/files';
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
  /** The file with what an earlier complete run proved. */
  cacheFile: string;
}

/** What the checks of a run share. */
interface Context {
  classified: Classified;
  requireAll: boolean;
  /** Undefined in a partial run, which checks everything that it's asked to. */
  cache: Cache | undefined;
  /** A key of the verifier and all samples, on which every proof may depend. */
  shared: string;
  /** The recorded calls of the samples. */
  recorded: Recorded;
}

/** Proves the content, one language at a time. Failures are sorted by file and line. */
export async function run(content: Content, options: RunOptions): Promise<Result> {
  const {root, checkers, only = () => true, requireAll} = options;
  const classified = classify(content.snippets, checkers, only);
  const recorded = readRecorded(root, content.snippets);
  const context: Context = {
    classified,
    requireAll,
    cache: options.only ? undefined : new Cache(options.cacheFile),
    shared: await createKey([content.snippets.filter(({kind}) => kind === 'sample'), [...recorded]]),
    recorded,
  };
  const outcomes: Outcome[] = [];
  for (const checker of checkers) outcomes.push(await runChecker(checker, context));
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
    ...staleFailures(stale, recorded, options.only ? undefined : content.snippets),
    ...checkVersions(content.snippets.filter(({file}) => only(file))),
    ...(limit ? [limit] : []),
  ];
  context.cache?.save();
  return {
    pages: options.only ? pagesOf(classified) : content.pages,
    languages: [...outcomes.map(({result}) => result), ...(others ? [countUp('Text', [], others, classified)] : [])],
    failures: sorted(failures),
    pending: [],
  };
}

/** What one checker found. */
interface Outcome extends Pick<Proof, 'failures' | 'stale'> {
  result: LanguageResult;
}

/** Proves the snippets of one checker, unless its toolchain is missing or an earlier run has proved the same. */
async function runChecker(
  checker: LanguageChecker,
  {classified, requireAll, cache, shared, recorded}: Context,
): Promise<Outcome> {
  const started = performance.now();
  const snippets = classified.toCheck.get(checker) ?? [];
  const counts = countUp(checker.name, snippets, classified.unchecked.get(checker) ?? [], classified);
  const [first] = snippets;
  if (!first) return {result: counts, failures: [], stale: []};
  const missing = await checker.missing?.();
  if (missing !== undefined) {
    const failures = requireAll ? [failureAt(first, 1, missing)] : [];
    return {result: {...counts, missing}, failures, stale: []};
  }
  const key = hash(shared, (await checker.fingerprint?.()) ?? '', JSON.stringify(snippets));
  const isKnown = cache?.has(checker.name, key) ?? false;
  const {failures, stale, failed} = isKnown
    ? {failures: [], stale: [], failed: []}
    : await prove(checker, snippets, recorded);
  if (failures.length + stale.length === 0) cache?.add(checker.name, key);
  const result = {
    ...counts,
    failed: failed.length,
    verified: snippets.length - failed.length,
    cached: isKnown ? snippets.length : 0,
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

/** Compares the languages of the samples with a file in this run, unless all agreed in an earlier run. */
function compareLanguages(
  snippets: readonly Snippet[],
  only: (file: string) => boolean,
  root: string,
  missingLanguages: ReadonlySet<string>,
  {cache, shared}: Context,
): Failure[] {
  if (cache?.has('comparison', shared)) return [];
  const files = snippets.filter(({kind, file}) => kind === 'sample' && only(file));
  const names = [...new Set(files.map(({sample = ''}) => sample))];
  try {
    const failures = compareSamples(names, root, missingLanguages);
    if (failures.length + missingLanguages.size === 0) cache?.add('comparison', shared);
    return failures;
  } catch (error) {
    const message = `the languages of samples couldn't be compared: ${messageOf(error)}`;
    return [{file: files[0]?.file ?? '', line: 1, language: 'samples', message}];
  }
}

/** The number of pages in a partial run. */
function pagesOf({toCheck, unchecked}: Classified): number {
  const snippets = [...toCheck.values(), ...unchecked.values()].flat();
  return new Set(snippets.filter(({kind}) => kind !== 'sample').map(({file}) => file)).size;
}

/** Without repetitions, because a compiler may report a mistake twice. */
function sorted(failures: readonly Failure[]): Failure[] {
  const unique = new Map(failures.map((failure) => [`${failure.file}\0${failure.line}\0${failure.message}`, failure]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.message.localeCompare(b.message, 'en'),
  );
}
