import type {Reader, SearchEngine} from '../../engine/types';
import {nextTask} from '@docs-kit/instant/browser/task';
import type {Outcome} from './outcome';
import {type HitRecord, toRecord} from './record';

/** The client's dependencies. */
export interface ClientOptions {
  /** Loads the engine; called again after a failure. */
  loadEngine: () => Promise<SearchEngine>;
  /** The reader's preferences for a query. */
  reader: (query: string) => Reader;
  /** The group of hits on pages about later releases. */
  nextLabel: string;
  /** Called with a query's outcome before the dialog receives the hits. */
  report: (outcome: Outcome) => void;
  /** The full text of the search box, which the dialog truncates. */
  complete: (query: string) => string;
}

interface Request {
  query: string;
}

interface Response {
  results: {hits: HitRecord[]; nbHits: number}[];
}

/** A query's outcome: the message for the reader, and the response for the dialog. */
interface Turn {
  outcome: Outcome;
  hits: HitRecord[];
}

/**
 * A search client with the interface of Algolia's that queries the engine.
 *
 * It never rejects, because the dialog doesn't handle rejections: a failure is an outcome. A query that's been
 * overtaken resolves to the later query's hits, so that the list never goes back or flashes empty.
 */
export function createSearch({loadEngine, reader, nextLabel, report, complete}: ClientOptions) {
  let latest: Promise<Turn>;
  let loaded = false;

  async function ask(query: string): Promise<Turn> {
    if (query === '') return {outcome: {kind: 'idle'}, hits: []};

    try {
      // Batches updates: within a key event, React would render the list of hits four times.
      await nextTask();
      const engine = await loadEngine();
      const asReader = reader(query);
      const {hits, more, corrected} = await engine.search(query, asReader);
      loaded = true;
      const outcome: Outcome =
        hits.length > 0
          ? {kind: 'found', query, count: hits.length, more: more && asReader.limit === undefined, corrected}
          : {kind: 'none', query};
      return {outcome, hits: hits.map((hit) => toRecord(hit, nextLabel))};
    } catch {
      return {outcome: {kind: 'failed'}, hits: []};
    }
  }

  return async function search({requests: [request]}: {requests: Request[]}): Promise<Response> {
    const query = complete(request?.query ?? '').trim();
    if (query !== '' && !loaded) report({kind: 'loading'});

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
