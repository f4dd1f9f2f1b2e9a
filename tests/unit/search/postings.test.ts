import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {HashCache} from '../../../src/search/build/cache';
import {indexWords, type RecordWords} from '../../../src/search/build/pagefind';
import {commonWords, cutShards} from '../../../src/search/build/shards';
import {decodePlaces, encodePlaces, type Shard, shardOf} from '../../../src/search/engine/postings';

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
    const words: RecordWords[] = [
      [['cache', [9]]],
      [
        ['caches', [4]],
        ['caching', [2]],
      ],
    ];
    expect(cutShards(words, [])).toEqual([
      {
        first: 'cach',
        json: JSON.stringify({
          cach: encodePlaces(
            new Map([
              [0, [9]],
              [1, [2, 4]],
            ]),
          ),
        }),
      },
    ]);
  });

  it('take for common what more than a quarter of the records have', () => {
    const records = ['the', 'the', 'a', 'a', 'a', 'b', 'c', 'd'].map((word): RecordWords => [[word, [0]]]);
    expect(commonWords(records)).toEqual(['a']);
  });

  it('leave out common words, and are found by their first stem', () => {
    const animals = ['dagger', 'ant', 'bee', 'cat', 'dog'];
    const records = Array.from({length: 1000}, (_, record) =>
      animals.map((word): [string, number[]] => [word, [record]]),
    );
    const shards = cutShards(records, ['dagger']).map(({first, json}) => ({first, words: JSON.parse(json) as Shard}));
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
  const work = mkdtempSync(path.join(tmpdir(), 'search-'));
  const open = (fingerprint = 'a'): HashCache<RecordWords> =>
    HashCache.open(path.join(work, 'cache', 'words'), fingerprint);
  afterAll(() => rmSync(work, {recursive: true}));

  const first = {lines: ['A secret', 'Use withExec: a secret']};
  const second = {lines: ['caching secrets']};

  it('finds the words of the records, and where they stand', async () => {
    const [, found = [], last] = await indexWords([{lines: ['No match', 'here']}, first, second], open());
    const words = new Map(found);
    expect(words.get('secret')).toEqual([1, 5]);
    expect(words.get('withexec')).toEqual([3]);
    expect(words.get('exec')).toEqual([3]);
    expect(words.has('secrets')).toBe(false);
    expect(new Map(last).has('secrets')).toBe(true);
  });

  it('splits only the records that an earlier build has not split', async () => {
    const cache = open();
    const [words = []] = await indexWords([first], cache);
    cache.save();

    const later = open();
    const remembered: RecordWords = [['remembered', [0]]];
    expect(later.get(first.lines.join(' '))).toEqual(words);
    later.set(first.lines.join(' '), remembered);
    const [known, unknown] = await indexWords([first, second], later);
    expect(known).toEqual(remembered);
    expect(unknown).toEqual((await indexWords([second], open('empty')))[0]);
  });

  it('forgets the records that are gone, and all of them where the fingerprint is another', async () => {
    const cache = open();
    await indexWords([first, second], cache);
    cache.save();
    const other = open();
    other.get(second.lines.join(' '));
    other.save();
    expect(open().get(first.lines.join(' '))).toBeUndefined();
    expect(open().get(second.lines.join(' '))).toBeDefined();
    expect(open('b').get(second.lines.join(' '))).toBeUndefined();
  });

  it('splits all records where the cache is broken', async () => {
    writeFileSync(path.join(work, 'cache', 'words'), 'not a cache');
    expect(await indexWords([second], open())).toHaveLength(1);
  });
});
