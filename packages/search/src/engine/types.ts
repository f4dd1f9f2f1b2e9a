/** A segment of a hit's text, with matches marked. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** The kind of a hit: a section of a guide, of the API reference, or of the pages about later releases. */
export type HitKind = 'guide' | 'reference' | 'next';

/** A section that matches a query. */
export interface SearchHit {
  /** Path, query and hash, such as `/docs/api/secrets?sdk=python#use-a-secret`. */
  url: string;
  kind: HitKind;
  /** The sidebar group, if there's one, and the page's title: `API`, `Secrets`. */
  page: Segment[][];
  /** The headings of the section within the page; empty for its introduction. */
  section: Segment[][];
  /** The matching sentence or line of code, at most 100 characters. */
  excerpt: Segment[];
}

/** The result of a search. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** The query after correcting typing errors. */
  corrected?: string;
  /** Whether there are more hits than the reader's limit. */
  more: boolean;
}

/** The reader's preferences, which rank hits that are otherwise equal. */
export interface Reader {
  /** `go`, `python`, `typescript`, `php` or `java`. */
  sdk?: string;
  /** The maximum number of hits; by default, as many as fit on a screen. */
  limit?: number;
}

/** How the engine loads files: over HTTP in the browser, from the disk in the evaluation. */
export interface Environment {
  /** @throws if the file can't be loaded */
  fetchJson: <T>(address: string) => Promise<T>;
  /** Called after the answer to a second search, to load the rest of the index at a time that suits the environment. */
  prefetch: (load: () => Promise<void>) => void;
}

/** A search engine over the index that's built with the site. */
export interface SearchEngine {
  /** Loads the engine's files before the first query. Throws if they can't be loaded; the next call tries again. */
  warm(): Promise<void>;
  /**
   * Searches; an overtaken query may resolve without hits.
   * @throws if the index can't be loaded; the next call tries again
   */
  search(query: string, reader?: Reader): Promise<SearchAnswer>;
}
