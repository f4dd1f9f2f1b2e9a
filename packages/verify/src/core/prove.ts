import path from 'node:path';
import {groupOf, keyOf, type Cache} from './cache';
import {allows} from '../types/exemptions';
import {recordedOf, staleIn, type Recorded} from './calls';
import {hashSources} from './sources';
import {hash} from '../shared/files';
import type {Checked, Failure, LanguageChecker, Snippet} from '../types/snippets';
import type {SampleDependency} from '@docs-kit/samples/node/reader';
import {messageOf} from '@docs-kit/base/node/error';
import {groupBy} from '@docs-kit/base/group';

export interface Proof {
  failures: Failure[];
  /** The snippets with failures. */
  failed: Snippet[];
  /** The number of proofs from earlier runs. */
  cached: number;
  /** Sample files whose calls differ from `calls.json`. */
  stale: string[];
}

/** What the proofs of a run share. */
export interface ProofContext {
  cache: Cache;
  /** A hash of all of the verifier's code and the facts. */
  verifierHash: string;
  /** All snippets of the site, for dependencies between samples. */
  all: readonly Snippet[];
  /** Memoized by sample, see `dependenciesOf`. */
  dependencies: Map<string, string>;
  /** The recorded calls of the samples. */
  recorded: Recorded;
}

/** Proves one language's snippets. Skips those that were proven before and whose dependencies haven't changed. */
export async function prove(
  checker: LanguageChecker,
  snippets: readonly Snippet[],
  context: ProofContext,
): Promise<Proof> {
  const {cache} = context;
  if (snippets.length === 0) return {failures: [], failed: [], cached: 0, stale: []};
  const fingerprint = `${checker.name}\0${await hashSources(checker)}\0${(await checker.fingerprint?.()) ?? ''}`;
  const groups = [...groupBy(snippets, groupOf).values()].map((group) => ({
    group,
    key: keyOf(
      group,
      fingerprint,
      samplesOf(group)
        .map((sample) => dependenciesOf(sample, context))
        .join(' ') + recordedOf(group, context.recorded),
    ),
  }));
  const unproven = groups.filter(({key}) => !cache.has(key));
  const toCheck = unproven.flatMap(({group}) => group);
  const cached = snippets.length - toCheck.length;
  let checked: Checked = {failures: []};
  try {
    if (toCheck.length > 0) checked = await checker.check(toCheck);
  } catch (error) {
    // Must not hide the other checkers' findings.
    const {file = '', line = 1, language = ''}: Partial<Snippet> = toCheck[0] ?? {};
    const message = `the ${checker.name} checker failed, so none of its code was verified: ${messageOf(error)}`;
    return {failures: [{file, line, language, message}], failed: toCheck, cached, stale: []};
  }
  const failures = checked.failures.filter(
    (failure) => !toCheck.some((snippet) => allows(snippet, failure.rule) && isIn(snippet, toCheck)(failure)),
  );
  const failed = snippets.filter((snippet) => failures.some(isIn(snippet, snippets)));
  const correct = unproven.filter(({group}) => !group.some((snippet) => failed.includes(snippet)));
  const files = correct.flatMap(({group}) => group);
  const stale = checked.calls ? staleIn(checked.calls, files, context.recorded) : [];
  for (const {group, key} of correct) if (!group.some(({file}) => stale.includes(file))) cache.add(key);
  return {failures, failed, cached, stale};
}

/** Whether a failure is in a snippet; a failure outside all snippets counts against the whole file. */
function isIn(snippet: Snippet, all: readonly Snippet[]): (failure: Failure) => boolean {
  const covers = (other: Snippet, {file, line}: Failure): boolean =>
    other.file === file && other.line <= line && line <= other.line + other.text.split('\n').length;
  return (failure) =>
    failure.id !== undefined
      ? failure.id === snippet.id
      : covers(snippet, failure) || (snippet.file === failure.file && !all.some((other) => covers(other, failure)));
}

function samplesOf([first]: readonly Snippet[]): readonly string[] {
  return first?.sample === undefined ? (first?.samples ?? []) : [first.sample];
}

/** A proof's dependencies besides its own text: the files of its sample, and of the samples that one depends on. */
function dependenciesOf(sample: string, context: ProofContext): string {
  const known = context.dependencies.get(sample);
  if (known !== undefined) return known;
  // Stops at circular dependencies.
  context.dependencies.set(sample, '');
  const files = context.all.filter((snippet) => snippet.kind === 'sample' && snippet.sample === sample);
  const config = files.find(({file}) => file.endsWith('/dagger.json'))?.text ?? '{}';
  // Files of samples are valid JSON: others aren't collected.
  const {dependencies = []} = JSON.parse(config) as {dependencies?: SampleDependency[]};
  const others = dependencies
    .filter(({source}) => source.startsWith('.'))
    .map(({source}) => dependenciesOf(path.posix.join(sample, source), context));
  // A module that a sample depends on may be read by another language's reader.
  const reader = others.length > 0 ? [context.verifierHash] : [];
  const found = [hash(...files.flatMap(({file, text}) => [file, text])), ...reader, ...others].join(':');
  context.dependencies.set(sample, found);
  return found;
}
