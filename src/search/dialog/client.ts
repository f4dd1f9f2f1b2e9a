import type {DocSearchHit} from '@docsearch/react';
import type {Reader, SearchEngine} from '@site/src/search/engine/types';
import {nextTask} from '../../browser/task';
import type {Outcome} from './outcome';
import {toRecord} from './record';

/** What the client works with. */
export interface ClientOptions {
  /** Loads the engine; called again after it failed. */
  loadEngine: () => Promise<SearchEngine>;
  /** What the reader has chosen, at the time of a query. */
  reader: () => Reader;
  /** Is told what became of a query, before the dialog gets the hits. */
  report: (outcome: Outcome) => void;
  /** The whole of what the reader wrote, where the dialog gives the beginning of a long text. */
  complete: (query: string) => string;
  /** Scheme and host of the page; the dialog wants absolute addresses. */
  origin: string;
}

interface Request {
  query: string;
}

interface Response {
  results: {hits: DocSearchHit[]; nbHits: number}[];
}

/** What became of a query: what to tell the reader, and what to give the dialog. */
interface Turn {
  outcome: Outcome;
  hits: DocSearchHit[];
}

/**
 * Answers the dialog's queries from the engine, in the place of Algolia's client.
 *
 * It never rejects, since the dialog would leave that unhandled: a failure is an outcome. A query that a later one has
 * overtaken gets the later one's hits, so that the list never goes back or flashes empty.
 */
export function createSearch({loadEngine, reader, report, complete, origin}: ClientOptions) {
  let latest: Promise<Turn>;
  let loaded = false;

  async function ask(query: string): Promise<Turn> {
    if (query === '') {
      return {outcome: {kind: 'idle'}, hits: []};
    }
    try {
      // React renders what is said in the course of a key's event at once, each time: four lists of hits, not one.
      await nextTask();
      const engine = await loadEngine();
      const {hits, corrected, terms} = await engine.search(query, reader());
      loaded = true;
      const outcome: Outcome =
        hits.length > 0 ? {kind: 'found', query, count: hits.length, corrected} : {kind: 'none', query, terms};
      return {outcome, hits: hits.map((hit) => toRecord(hit, origin))};
    } catch {
      return {outcome: {kind: 'failed'}, hits: []};
    }
  }

  return async function search({requests: [request]}: {requests: Request[]}): Promise<Response> {
    const query = complete(request?.query ?? '').trim();
    if (query !== '' && !loaded) {
      report({kind: 'loading'});
    }
    latest = ask(query);
    let asked: Promise<Turn>;
    let turn: Turn;
    do {
      asked = latest;
      turn = await asked;
    } while (asked !== latest);
    report(turn.outcome);
    return {results: [{hits: turn.hits, nbHits: turn.hits.length}]};
  };
}
