/** The shapes that every language checker of the verifier shares. */
import type {SampleCall} from '../../src/content/samples/calls';

/** One piece of code to prove: a fence of a page, or a file of a sample. */
export interface Snippet {
  /** Stable and unique: `<file>:<line>`. */
  id: string;
  /** `prose` is one piece of inline code in running text. */
  kind: 'fence' | 'sample' | 'prose';
  /** The fence's language as written (`go`, `dsh`), the sample's language folder, or `prose`. */
  language: string;
  text: string;
  /** Relative to the project's root, with forward slashes. */
  file: string;
  /** 1-based line, in `file`, of the first line of `text`. */
  line: number;
  /** The fence's meta, parsed: `output="…"`, `fragment="…"`, `sample="services/bind-http"`, `title="…"`. */
  meta: Record<string, string>;
  /**
   * The sample that the code belongs to (`services/bind-http`): its own for a sample's file; for a fence the `sample`
   * of its meta, else the nearest `::sample` above it on the page.
   */
  sample?: string;
}

/** The checks that a fence may opt out of with a reason: `allow="secret-newline: the server trims it"`. */
export const rules = ['secret-newline', 'secret-in-source', 'version'] as const;

export type Rule = (typeof rules)[number];

export interface Failure {
  /** The check that failed, where a fence may opt out of it. */
  rule?: Rule;
  /** The snippet's id, where the checker tells it; else its place does. */
  id?: string;
  file: string;
  /** 1-based, in `file`. */
  line: number;
  language: string;
  /** The compiler's or parser's own words, one line where possible. */
  message: string;
}

/** A call of the API in a file, which is relative to the project's root. */
export interface FoundCall extends SampleCall {
  file: string;
}

export interface LanguageChecker {
  /** As the report shows it: `Go`. */
  name: string;
  /** The fence languages it takes: `['go']`. */
  languages: readonly string[];
  /** Undefined where the toolchain is ready; else one line that says what is missing and how to install it. */
  missing?(): Promise<string | undefined>;
  /** What belongs to the cache key besides a snippet's own text: versions of the toolchain and of the SDK. */
  fingerprint?(): Promise<string> | string;
  /**
   * Proves all snippets in one go (never one process a snippet); a snippet without a failure counts as verified.
   * A sample's files of one language folder always come together.
   */
  check(snippets: readonly Snippet[]): Promise<Failure[]> | Failure[];
  /** The calls of the API in correct files of samples, by the types that the language's compiler gives them. */
  calls?(snippets: readonly Snippet[]): Promise<FoundCall[]> | FoundCall[];
}
