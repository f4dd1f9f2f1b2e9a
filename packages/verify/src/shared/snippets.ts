/** The types that all language checkers share. */
import type {SampleCall} from '@docs-kit/samples/node/reader';

/** A piece of code to verify: a fence on a page, or a sample's file. */
export interface Snippet {
  /** Stable and unique: `<file>:<line>`. */
  id: string;
  /** `prose` is inline code in running text. */
  kind: 'fence' | 'sample' | 'prose';
  /** The fence's language as written (`go`, `dsh`), the sample's language folder, or `prose`. */
  language: string;
  text: string;
  /** Relative to the project's root, with forward slashes. */
  file: string;
  /** The 1-based line in `file` of the first line of `text`. */
  line: number;
  /** The fence's meta, parsed: `output="…"`, `fragment="…"`, `sample="services/bind-http"`, `title="…"`. */
  meta: Record<string, string>;
  /**
   * The code's sample (`services/bind-http`): for a fence, the `sample` in its meta, or the nearest `::sample` above it
   * on the page.
   */
  sample?: string;
  /** The folders that `::sample` directives above a fence name for their samples' files, by sample. */
  folders?: ReadonlyMap<string, string>;
  /** The language whose tab a fence belongs to, as in `:::python`; missing if readers of all languages see it. */
  sdk?: string;
  /** The samples on the page of an inline code, any of which it may name; missing if there are none. */
  samples?: readonly string[];
}

/** A problem in a snippet's text, or in a part of it. */
export interface LineProblem {
  /** 1-based, in that text. */
  line: number;
  message: string;
}

export interface Failure {
  /** The snippet's id, if it's about one. */
  id?: string;
  file: string;
  /** 1-based, in `file`. */
  line: number;
  language: string;
  /** The compiler's or parser's message, in one line if possible. */
  message: string;
}

/** An API call in a file, which is relative to the project's root. */
export interface FoundCall extends SampleCall {
  file: string;
}

export interface Checked {
  failures: Failure[];
  /** The API calls in sample files, if the checker finds them. */
  calls?: FoundCall[];
}

export interface LanguageChecker {
  /** As shown in the report: `Go`. */
  name: string;
  /** Its fence languages: `['go']`. */
  languages: readonly string[];
  /** Undefined if the toolchain is ready; otherwise one line that explains what's missing and how to install it. */
  missing?(): Promise<string | undefined> | string | undefined;
  /**
   * Checks all snippets in a single run, never one process per snippet; a snippet without a failure counts as verified.
   * A sample's files in a language are always passed together.
   */
  check(snippets: readonly Snippet[]): Promise<Checked> | Checked;
}
