import {messageOf} from '@docs-kit/base/node/error';
import {readRecorded, staleFailures, staleIn, type Recorded} from './calls';
import type {Content} from './page';
import {classify, type Classified} from './classify';
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
  /** Why the language can't be verified here. */
  missing?: string;
}

export interface Result {
  pages: number;
  /** Time spent on checks. */
  milliseconds: number;
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
}

/** Proves the content, one language at a time. Failures are sorted by file and line. */
export async function run(content: Content, options: RunOptions): Promise<Result> {
  const {root, checkers, only = () => true, requireAll} = options;
  const classified = classify(content.snippets, checkers, only);
  const recorded = readRecorded(root, content.snippets);
  const started = performance.now();
  const outcomes: Outcome[] = [];
  for (const checker of checkers) outcomes.push(await runChecker(checker, classified, recorded, requireAll));
  const milliseconds = performance.now() - started;
  const stale = outcomes.flatMap((outcome) => outcome.stale);
  const failures = [
    ...content.failures.filter(({file}) => only(file)),
    ...classified.failures,
    ...outcomes.flatMap((outcome) => outcome.failures),
    ...staleFailures(stale, recorded, options.only ? undefined : content.snippets),
    ...checkVersions(content.snippets.filter(({file}) => only(file))),
  ];
  return {
    pages: new Set(content.snippets.map(({file}) => file).filter((file) => /\.mdx?$/.test(file) && only(file))).size,
    milliseconds,
    languages: [...outcomes.map(({result}) => result), countUp('Text', undefined, classified)],
    failures: sorted(failures),
    pending: [],
  };
}

/** What one checker found. */
interface Outcome {
  result: LanguageResult;
  failures: Failure[];
  /** Sample files whose calls differ from `calls.json`. */
  stale: string[];
}

/** Proves the snippets of one checker, unless its toolchain is missing. */
async function runChecker(
  checker: LanguageChecker,
  classified: Classified,
  recorded: Recorded,
  requireAll: boolean,
): Promise<Outcome> {
  const snippets = classified.check.get(checker) ?? [];
  const counts = countUp(checker.name, checker, classified);
  const [first] = snippets;
  if (!first) return {result: counts, failures: [], stale: []};
  const missing = await checker.missing?.();
  if (missing !== undefined) {
    const failures = requireAll ? [failureAt(first, 1, missing)] : [];
    return {result: {...counts, missing}, failures, stale: []};
  }
  let checked: Checked;
  try {
    checked = await checker.check(snippets);
  } catch (error) {
    // Must not hide the other checkers' findings.
    const {file, line, language} = first;
    const message = `the ${checker.name} checker failed, so none of its code was verified: ${messageOf(error)}`;
    const failures = [{file, line, language, message}];
    return {result: {...counts, failed: snippets.length}, failures, stale: []};
  }
  const {failures, calls} = checked;
  const ids = new Set(failures.map(({id}) => id));
  const failed = snippets.filter(({id}) => ids.has(id));
  // Compilers may resolve no call in a sample with a mistake.
  const correct = snippets.filter(({sample}) => !failed.some((other) => other.sample === sample));
  const result = {
    ...counts,
    failed: failed.length,
    verified: snippets.length - failed.length,
  };
  return {result, failures, stale: calls ? staleIn(calls, correct, recorded) : []};
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
  };
}

/** Without repetitions, because a compiler may report a mistake twice. */
function sorted(failures: readonly Failure[]): Failure[] {
  const unique = new Map(failures.map((failure) => [`${failure.file}\0${failure.line}\0${failure.message}`, failure]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.message.localeCompare(b.message, 'en'),
  );
}
