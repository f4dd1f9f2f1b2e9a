import {messageOf} from '@docs-kit/base/node/error';
import {hashFiles} from '@docs-kit/base/node/files';
import {Cache, listSources} from './cache';
import {readRecorded, staleFailures, staleIn, type Recorded} from './calls';
import type {Content} from './page';
import {classify, tooMany, type Classified} from './classify';
import {hash, projectRoot} from '../shared/files';
import {failureAt} from '../shared/units';
import {checkVersions} from '../versions/check';
import type {Checked, Failure, LanguageChecker, Snippet} from '../shared/snippets';

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
    shared: await hashFiles(projectRoot, listSources(), [
      content.snippets.filter(({kind}) => kind === 'sample'),
      [...recorded],
    ]),
    recorded,
  };
  const outcomes: Outcome[] = [];
  for (const checker of checkers) outcomes.push(await runChecker(checker, context));
  const stale = outcomes.flatMap((outcome) => outcome.stale);
  const limit = tooMany(classified.allExempt, content.snippets.filter(({kind}) => kind === 'fence').length);
  const failures = [
    ...content.failures.filter(({file}) => only(file)),
    ...classified.failures,
    ...outcomes.flatMap((outcome) => outcome.failures),
    ...staleFailures(stale, recorded, options.only ? undefined : content.snippets),
    ...checkVersions(content.snippets.filter(({file}) => only(file))),
    ...(limit ? [limit] : []),
  ];
  context.cache?.save();
  return {
    pages: new Set(content.snippets.map(({file}) => file).filter((file) => /\.mdx?$/.test(file) && only(file))).size,
    languages: [...outcomes.map(({result}) => result), countUp('Text', undefined, classified)],
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
  const snippets = classified.check.get(checker) ?? [];
  const counts = countUp(checker.name, checker, classified);
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

interface Proof {
  failures: Failure[];
  /** The snippets with failures. */
  failed: readonly Snippet[];
  /** Sample files whose calls differ from `calls.json`. */
  stale: string[];
}

/** Proves one language's snippets. */
async function prove(checker: LanguageChecker, snippets: readonly Snippet[], recorded: Recorded): Promise<Proof> {
  let checked: Checked;
  try {
    checked = await checker.check(snippets);
  } catch (error) {
    // Must not hide the other checkers' findings.
    const {file = '', line = 1, language = ''}: Partial<Snippet> = snippets[0] ?? {};
    const message = `the ${checker.name} checker failed, so none of its code was verified: ${messageOf(error)}`;
    return {failures: [{file, line, language, message}], failed: snippets, stale: []};
  }
  const {failures} = checked;
  const ids = new Set(failures.map(({id}) => id));
  const failed = snippets.filter(({id}) => ids.has(id));
  // Compilers may resolve no call in a sample with a mistake.
  const correct = snippets.filter(({sample}) => !failed.some((other) => other.sample === sample));
  return {failures, failed, stale: checked.calls ? staleIn(checked.calls, correct, recorded) : []};
}

function countUp(name: string, checker: LanguageChecker | undefined, classified: Classified): LanguageResult {
  const {check, output, exempt} = classified;
  const [outputs = [], exempts = []] = [output, exempt].map((snippets) => snippets.get(checker));
  const all = [...(check.get(checker) ?? []), ...outputs, ...exempts];
  const count = (kind: Snippet['kind']): number => all.filter((one) => one.kind === kind).length;
  return {
    name,
    fences: count('fence'),
    samples: count('sample'),
    names: count('prose'),
    verified: 0,
    output: outputs.length,
    exempt: exempts.length,
    failed: 0,
    cached: 0,
    milliseconds: 0,
  };
}

/** Without repetitions, because a compiler may report a mistake twice. */
function sorted(failures: readonly Failure[]): Failure[] {
  const unique = new Map(failures.map((failure) => [`${failure.file}\0${failure.line}\0${failure.message}`, failure]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.message.localeCompare(b.message, 'en'),
  );
}
