import {describe, expect, it} from 'vitest';
import {indexWords} from '../../../src/plugins/search/pagefind';
import {cutShards} from '../../../src/plugins/search/shards';
import {decodePlaces, encodePlaces, shardOf} from '../../../src/search/postings';

const places = new Map([
  [0, [3]],
  [7, [0, 5, 6]],
]);

describe('the places of a word', () => {
  it('are read as they were written', () => {
    expect(encodePlaces(places)).toEqual([0, 1, 3, 7, 3, 0, 5, 1]);
    expect(decodePlaces(encodePlaces(places))).toEqual(places);
    expect(decodePlaces([])).toEqual(new Map());
  });
});

describe('the files of words', () => {
  it('join words of one stem in the order of the text', () => {
    const words = new Map([
      ['caches', new Map([[1, [4]]])],
      ['caching', new Map([[1, [2]]])],
      ['cache', new Map([[0, [9]]])],
    ]);
    expect(cutShards(words, [])).toEqual([
      {
        first: 'cach',
        words: {
          cach: encodePlaces(
            new Map([
              [0, [9]],
              [1, [2, 4]],
            ]),
          ),
        },
      },
    ]);
  });

  it('leave out common words, and are found by their first stem', () => {
    const many = new Map(Array.from({length: 1000}, (_, record) => [record, [record]]));
    const shards = cutShards(new Map(['dagger', 'ant', 'bee', 'cat', 'dog'].map((word) => [word, many])), ['dagger']);
    const firsts = shards.map(({first}) => first);
    expect(shards.length).toBeGreaterThan(1);
    expect(shards.flatMap(({words}) => Object.keys(words))).toEqual(['ant', 'bee', 'cat', 'dog']);
    for (const [number, {words}] of shards.entries()) {
      expect(Object.keys(words).map((word) => shardOf(word, firsts))).toEqual(Object.keys(words).map(() => number));
    }
    expect(shardOf('0', firsts)).toBe(0);
    expect(shardOf('zebra', firsts)).toBe(firsts.length - 1);
  });
});

describe('Pagefind', () => {
  it('finds the words of the records, and where they stand', async () => {
    const words = await indexWords([
      {lines: ['No match', 'here']},
      {lines: ['A secret', 'Use withExec: a secret']},
      {lines: ['caching secrets']},
    ]);
    expect(words.get('secret')).toEqual(new Map([[1, [1, 5]]]));
    expect(words.get('withexec')).toEqual(new Map([[1, [3]]]));
    expect(words.get('exec')).toEqual(new Map([[1, [3]]]));
    expect([...(words.get('secrets')?.keys() ?? [])]).toEqual([2]);
  });
});
