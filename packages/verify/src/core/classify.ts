import {append, groupBy} from '@docs-kit/base/group';
import {judge} from '../types/exemptions';
import type {Failure, LanguageChecker, Snippet} from '../types/snippets';

/** How to treat each snippet. */
export interface Classified {
  toCheck: Map<LanguageChecker, Snippet[]>;
  /** Fences that show output or are exempt; undefined is the checker of other languages (`text`). */
  unchecked: Map<LanguageChecker | undefined, Snippet[]>;
  output: Set<Snippet>;
  /** For all pages, whatever `only` contains, because the limit applies to the whole site. */
  exempt: Snippet[];
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
  const classified: Classified = {
    toCheck: new Map(),
    unchecked: new Map(),
    output: new Set(),
    exempt: [],
    failures: [],
  };
  for (const snippet of snippets) {
    const {file, line, language} = snippet;
    const verdict = judge(snippet, pages.get(file) ?? []);
    if (verdict === 'exempt') classified.exempt.push(snippet);
    if (!only(file)) continue;
    const checker = byLanguage.get(language);
    if (typeof verdict === 'object') {
      classified.failures.push({file, line, language, message: verdict.message});
    } else if (verdict !== 'check') {
      if (verdict === 'output') classified.output.add(snippet);
      append(classified.unchecked, checker, snippet);
    } else if (checker) {
      append(classified.toCheck, checker, snippet);
    } else {
      classified.failures.push({file, line, language, message: unknownLanguage(language, byLanguage)});
    }
  }
  return classified;
}

function unknownLanguage(language: string, known: ReadonlyMap<string, LanguageChecker>): string {
  const names = [...known.keys(), 'text'].filter((name) => name !== 'prose').sort();
  return `unknown language ${language}; use one of ${names.join(', ')}, or add fragment="the reason not to verify it".`;
}
