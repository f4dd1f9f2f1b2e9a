import {describe, expect, test, vi} from 'vitest';
import {createSearch} from '../src/browser/dialog/client';
import {describeOutcome, type Outcome} from '../src/browser/dialog/outcome';
import type {Reader, SearchAnswer} from '../src/engine/types';

const hitOf = (name: string): SearchAnswer['hits'][number] => ({
  url: `/0.18/${name}`,
  kind: 'guide',
  page: [[{text: 'Group', marked: false}], [{text: name, marked: false}]],
  section: [],
  excerpt: [],
});

/** A client with a stubbed engine, and the outcomes that it reported. */
function clientOf(answer: (query: string, reader?: Reader) => Promise<SearchAnswer>) {
  const outcomes: Outcome[] = [];
  const search = createSearch({
    loadEngine: () => Promise.resolve({warm: () => Promise.resolve(), search: answer}),
    reader: () => ({sdk: 'go'}),
    nextLabel: 'Later',
    report: (outcome) => outcomes.push(outcome),
    complete: (query) => (query === 'cut' ? 'cut off' : query),
  });
  return {outcomes, ask: async (query: string) => (await search({requests: [{query}]})).results[0]};
}

describe('the client of the search dialog', () => {
  test('returns records in the engine’s order, and passes the user on', async () => {
    const asked: unknown[] = [];
    const {ask, outcomes} = clientOf((query, reader) => {
      asked.push(query, reader);
      return Promise.resolve({hits: [hitOf('b'), hitOf('a')], more: true, corrected: 'cache'});
    });
    const result = await ask(' cahce ');
    expect(result?.nbHits).toBe(2);
    expect(result?.hits.map(({objectID}) => objectID)).toEqual(['/0.18/b', '/0.18/a']);
    expect(asked).toEqual(['cahce', {sdk: 'go'}]);
    expect(outcomes).toEqual([
      {kind: 'loading'},
      {kind: 'found', query: 'cahce', count: 2, more: true, corrected: 'cache'},
    ]);
  });

  test('queries the whole of a long text', async () => {
    const asked: string[] = [];
    const {ask} = clientOf((query) => {
      asked.push(query);
      return Promise.resolve({hits: [], more: false});
    });
    await ask('cut');
    expect(asked).toEqual(['cut off']);
  });

  test('reports that nothing is found', async () => {
    const {ask, outcomes} = clientOf(() => Promise.resolve({hits: [], more: false}));
    expect((await ask('x'))?.hits).toEqual([]);
    expect(outcomes.at(-1)).toEqual({kind: 'none', query: 'x'});
  });

  test('doesn’t query blanks', async () => {
    const {ask, outcomes} = clientOf(() => Promise.reject(new Error('asked')));
    expect((await ask('  '))?.hits).toEqual([]);
    expect(outcomes).toEqual([{kind: 'idle'}]);
  });

  test('reports a failure instead of rejecting, and retries', async () => {
    let fails = true;
    const {ask, outcomes} = clientOf(() =>
      fails ? Promise.reject(new Error('offline')) : Promise.resolve({hits: [hitOf('a')], more: false}),
    );
    expect((await ask('a'))?.hits).toEqual([]);
    expect(outcomes.at(-1)).toEqual({kind: 'failed'});
    fails = false;
    expect((await ask('a'))?.hits).toHaveLength(1);
    expect(outcomes.at(-1)).toMatchObject({kind: 'found'});
  });

  test('gives a superseded query the later one’s hits', async () => {
    const waiting = new Map<string, (answer: SearchAnswer) => void>();
    const {ask, outcomes} = clientOf((query) => new Promise((resolve) => waiting.set(query, resolve)));
    const first = ask('a');
    const second = ask('ab');
    await vi.waitFor(() => expect(waiting.size).toBe(2));
    waiting.get('a')?.({hits: [], more: false});
    waiting.get('ab')?.({hits: [hitOf('ab')], more: false});
    expect((await first)?.hits.map(({objectID}) => objectID)).toEqual(['/0.18/ab']);
    expect((await second)?.nbHits).toBe(1);
    expect(outcomes.some(({kind}) => kind === 'none')).toBe(false);
  });
});

describe('an outcome in words', () => {
  test.each([
    [{kind: 'found', query: 'x', count: 7, more: true, corrected: undefined}, '7 results'],
    [{kind: 'found', query: 'x', count: 1, more: false, corrected: undefined}, '1 result'],
    [{kind: 'found', query: 'x', count: 2, more: false, corrected: 'cache'}, 'Showing results for cache: 2 results'],
    [{kind: 'none', query: 'x'}, 'No results for x'],
    [{kind: 'idle'}, ''],
  ] satisfies [Outcome, string][])('%o', (outcome, words) => {
    expect(describeOutcome(outcome)).toBe(words);
  });
});
