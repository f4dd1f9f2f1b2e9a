/** What the dialog tells the reader about the last query, beside the hits. */
export type Outcome =
  /** There is no query. */
  | {kind: 'idle'}
  /** The query waits for the engine and the index to load. */
  | {kind: 'loading'}
  | {kind: 'found'; query: string; count: number; corrected: string | undefined}
  | {kind: 'none'; query: string; terms: string[]}
  /** The engine or the index could not be loaded. */
  | {kind: 'failed'};

/** An outcome in words, for those who do not see the list. */
export function describeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'found': {
      const results = `${outcome.count} ${outcome.count === 1 ? 'result' : 'results'}`;
      return outcome.corrected ? `Showing results for ${outcome.corrected}: ${results}` : results;
    }
    case 'none':
      return `No results for ${outcome.query}`;
    case 'failed':
      return 'The search could not be loaded';
    default:
      return '';
  }
}
