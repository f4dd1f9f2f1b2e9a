import {append, groupBy} from '@docs-kit/base/group';
import type {Failure, LanguageChecker, Snippet} from '../shared/snippets';

const terminals: readonly string[] = ['shell', 'sh', 'bash'];

/** All options of a fence, except for highlighted lines. */
const optionNames: readonly string[] = ['title', 'sample', 'output', 'fragment', 'sdk', 'variables'];

type Verdict =
  /** Verified by a checker. */
  | 'check'
  /** The output of a command on the same page, which is checked there. */
  | 'output'
  /** Not verified, for the reason in its meta. */
  | 'exempt';

/** The lines by which an `output` can name a command, as `attachOutput` does: a Dagger Shell fence runs as a whole. */
function commandsIn({language, text}: Snippet): string[] {
  const lines = text.split('\n');
  if (language === 'dsh') return lines.slice(0, 1);
  return terminals.includes(language) ? lines.filter((line) => line.startsWith('dagger ')) : [];
}

/**
 * Decides how to treat a fence. `output="dagger version"` on a text fence names a command in an earlier fence, as does
 * the first line of a Dagger Shell fence; any other `output`, and `fragment`, are reasons not to verify the fence.
 * Returns a message if the options are invalid.
 */
export function judge(snippet: Snippet, page: readonly Snippet[]): Verdict | {message: string} {
  const {output, fragment} = snippet.meta;
  if (snippet.kind !== 'fence') return 'check';
  if (snippet.language === '') return {message: 'a fence without language; write one after the three backticks.'};
  const wrong = wrongOption(snippet);
  if (wrong !== undefined) return {message: wrong};
  if (output === '' || fragment === '')
    return {message: 'an exempt fence needs its reason: output="…" or fragment="…".'};
  if (output !== undefined) {
    if (page.some((fence) => fence.line < snippet.line && commandsIn(fence).includes(output))) return 'output';
    if (!output.startsWith('dagger ')) return 'exempt';
    return {message: `the output of "${output}", but no fence above has exactly that line.`};
  }
  if (fragment !== undefined) return 'exempt';
  if (snippet.language === 'text') return {message: 'a text fence proves nothing: give it output="what of".'};
  return 'check';
}

function wrongOption({language, meta}: Snippet): string | undefined {
  const unknown = Object.keys(meta).find((name) => !optionNames.includes(name));
  if (unknown !== undefined) return `unknown fence option ${unknown}; use one of ${optionNames.join(', ')}.`;
  if (meta.output !== undefined && language !== 'text')
    return `output="…" belongs on a text fence: on ${language} it would switch the check off.`;

  return undefined;
}

/** Undefined is the checker of other languages (`text`). */
type SnippetsByChecker = Map<LanguageChecker | undefined, Snippet[]>;

/** How to treat each snippet. */
export interface Classified {
  check: SnippetsByChecker;
  output: SnippetsByChecker;
  exempt: SnippetsByChecker;
  /** Invalid options and unknown languages. */
  failures: Failure[];
}

/** Assigns every snippet to its checker; `only` limits the files. */
export function classify(
  snippets: readonly Snippet[],
  checkers: readonly LanguageChecker[],
  only: (file: string) => boolean,
): Classified {
  const byLanguage = new Map(checkers.flatMap((checker) => checker.languages.map((language) => [language, checker])));
  const pages = groupBy(snippets, ({file}) => file);
  const classified: Classified = {check: new Map(), output: new Map(), exempt: new Map(), failures: []};
  for (const snippet of snippets) {
    const {file, line, language} = snippet;
    if (!only(file)) continue;
    const verdict = judge(snippet, pages.get(file) ?? []);
    const checker = byLanguage.get(language);
    if (typeof verdict === 'object') classified.failures.push({file, line, language, message: verdict.message});
    else if (verdict === 'check' && !checker)
      classified.failures.push({file, line, language, message: unknownLanguage(language, byLanguage)});
    else append(classified[verdict], checker, snippet);
  }
  return classified;
}

function unknownLanguage(language: string, known: ReadonlyMap<string, LanguageChecker>): string {
  const names = [...known.keys(), 'text'].filter((name) => name !== 'prose').sort();
  return `unknown language ${language}; use one of ${names.join(', ')}, or add fragment="the reason not to verify it".`;
}
