/** Shown by the dialog, and instead of it if the dialog itself can't be loaded. */
export const loadFailed = 'Search couldn’t be loaded';

/** The message about the last query, in addition to the hits. */
export type Outcome =
  /** No query. */
  | {kind: 'idle'}
  /** Waiting for the engine and the index to load. */
  | {kind: 'loading'}
  | {kind: 'found'; query: string; count: number; more: boolean; corrected: string | undefined}
  | {kind: 'none'; query: string}
  /** The engine or the index couldn't be loaded. */
  | {kind: 'failed'};

/** An outcome as text for screen readers. */
export function describeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'found': {
      const results = `${outcome.count} ${outcome.count === 1 ? 'result' : 'results'}`;
      return outcome.corrected ? `Showing results for ${outcome.corrected}: ${results}` : results;
    }
    case 'none':
      return `No results for ${outcome.query}`;
    case 'failed':
      return loadFailed;
    default:
      return '';
  }
}
