import {useEffect, useState} from 'react';
import type {SearchHit} from '../../engine/types';
import {renew} from './address';
import {loadEngine} from './engine';

/** The outcome of the last query. */
export type Outcome =
  /** No query. */
  | {kind: 'idle'}
  /** Waiting for the engine and the index to load. */
  | {kind: 'loading'}
  | {kind: 'found'; query: string; hits: readonly SearchHit[]; more: boolean; corrected: string | undefined}
  | {kind: 'none'; query: string}
  /** The engine or the index couldn't be loaded. */
  | {kind: 'failed'};

const idle: Outcome = {kind: 'idle'};

/** The most that a reader who asks for more hits gets. */
const maxHits = 40;

/**
 * Asks the engine a query. The last outcome stays until there's another one, so that the list never flashes empty.
 *
 * @param query trimmed
 * @param all whether the reader has asked for more hits
 * @returns the outcome, and a function that asks again after a failure
 */
export function useAnswer(query: string, all: boolean): [Outcome, () => void] {
  const [outcome, setOutcome] = useState<Outcome>({kind: 'loading'});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    async function ask(): Promise<void> {
      try {
        const engine = await loadEngine();
        const {hits, more, corrected} = await engine.search(query, {
          sdk: document.documentElement.dataset.sdk,
          ...(all && {limit: maxHits}),
        });
        if (!isCurrent) return;
        setOutcome(
          hits.length > 0 ? {kind: 'found', query, hits, more: more && !all, corrected} : {kind: 'none', query},
        );
      } catch {
        if (!isCurrent) return;
        setOutcome({kind: 'failed'});
        void renew(() => query);
      }
    }
    if (query !== '') void ask();
    return () => {
      isCurrent = false;
    };
  }, [query, all, tries]);
  return [query === '' ? idle : outcome, () => setTries(tries + 1)];
}
