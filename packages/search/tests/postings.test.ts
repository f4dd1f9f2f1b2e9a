import {describe, expect, test} from 'vitest';
import {cutShards, invert} from '../src/node/invert';
import {decodePostings, encodePostings, type Shard, shardOf} from '../src/engine/postings';

describe('postings', () => {
  const postings = new Map([
    [0, 1],
    [7, 3],
    [300, 8],
  ]);

  test('are read as they were written', () => {
    expect(encodePostings(postings)).toEqual([0, 58, 2351]);
    expect(decodePostings(encodePostings(postings))).toEqual(postings);
    expect(decodePostings([])).toEqual(new Map());
  });

  test('cap high frequencies', () => {
    expect(decodePostings(encodePostings(new Map([[2, 99]])))).toEqual(new Map([[2, 8]]));
  });
});

describe('the inverted index', () => {
  const filler = Array.from({length: 8}, (_, number) => `filler${number}`);

  test('counts words per stem and record, without stop words', () => {
    const {index} = invert(['the caches of caching', 'withExec', ...filler]);
    expect(index.get('cach')).toEqual(new Map([[0, 2]]));
    expect([...index.keys()].filter((root) => !root.startsWith('filler'))).toEqual(['cach', 'exec', 'withexec']);
  });

  test('keeps the language Go', () => {
    expect(invert(['Go', ...filler]).index.get('go')).toEqual(new Map([[0, 1]]));
  });

  test('treats words in more than a quarter of the records as common', () => {
    const {index, common} = invert(['vault', 'vault', 'vault', 'rare', 'rare', 'x', 'y', 'z']);
    expect(common).toEqual(['vault']);
    expect([...index.keys()]).toEqual(['rare', 'x', 'y', 'z']);
  });

  test('is split into shards that are looked up by their first stem', () => {
    const animals = ['ant', 'bee', 'cat', 'dog'];
    const texts = Array.from({length: 16_000}, (_, record) => animals[record % 8] ?? '');
    const shards = cutShards(invert(texts).index).map(({first, json}) => ({first, rows: JSON.parse(json) as Shard}));
    const firsts = shards.map(({first}) => first);
    expect(shards.length).toBeGreaterThan(1);
    expect(shards.flatMap(({rows}) => Object.keys(rows))).toEqual(animals);
    for (const [number, {rows}] of shards.entries())
      expect(Object.keys(rows).map((root) => shardOf(root, firsts))).toEqual(Object.keys(rows).map(() => number));

    expect(shardOf('0', firsts)).toBe(0);
    expect(shardOf('zebra', firsts)).toBe(firsts.length - 1);
  });
});
