/** A piece of a hit's text; what matched the query is marked. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** What a hit is about: a section of a guide, of the API reference, or of the pages on what came after 0.18.14. */
export type HitKind = 'guide' | 'reference' | 'next';

/** A section of a page that answers a query. */
export interface SearchHit {
  /** Path, query and anchor below the host, such as `/0.18/api/secrets?sdk=python#use-a-secret`. */
  url: string;
  kind: HitKind;
  /** From the sidebar's group to the section's own heading, such as `API`, `Secrets`, `Use a secret`. */
  titles: Segment[][];
  /** The sentence or line of code that matched, at most 100 characters. */
  excerpt: Segment[];
}

/** What a search found. Without hits, `terms` are the closest words of the index, for the reader to try. */
export interface SearchAnswer {
  hits: SearchHit[];
  /** The query as it was understood, where a typing error was mended. */
  corrected?: string;
  terms: string[];
}

/** What the reader has chosen, which orders hits that are otherwise alike. */
export interface Reader {
  /** `go`, `python`, `typescript`, `php` or `java`. */
  sdk?: string;
}

/** The search over the index that the build wrote beside the pages. */
export interface SearchEngine {
  /** Fetches engine and index ahead of the first query. Throws where they cannot be loaded; the next call tries again. */
  warm(): Promise<void>;
  /**
   * Searches; a query that a later one has overtaken may resolve to no hits.
   * @throws IndexUnavailable where the engine or the index cannot be loaded
   */
  search(query: string, reader?: Reader): Promise<SearchAnswer>;
}

/** The files of the search could not be loaded: the reader is offline, or the deployment is incomplete. */
export class IndexUnavailable extends Error {}
