import {encodePlaces, type Places, type Shard} from '../../search/postings';
import {stem} from '../../search/words';
import type {RecordWords} from './pagefind';

/** Characters of a file as JSON, of which Brotli leaves about a third: one search loads one file for each of its words. */
const shardSize = 30_000;

/** A file of words and the first stem in it. */
export interface NamedShard {
  first: string;
  words: Shard;
}

/**
 * Joins words of one stem and deals them out to files, in the order of the stems.
 *
 * @param words of each record
 * @param common words that are not searched for
 */
export function cutShards(words: readonly RecordWords[], common: readonly string[]): NamedShard[] {
  const shards: NamedShard[] = [];
  let room = 0;
  for (const [root, places] of joinStems(words, new Set(common.map(stem)))) {
    const row = encodePlaces(places);
    const size = JSON.stringify([root, row]).length;
    if (shards.length === 0 || size > room) {
      shards.push({first: root, words: {}});
      room = shardSize;
    }
    Object.assign(shards.at(-1)?.words ?? {}, {[root]: row});
    room -= size;
  }
  return shards;
}

function joinStems(words: readonly RecordWords[], left: ReadonlySet<string>): [string, Places][] {
  const joined = new Map<string, Map<number, number[]>>();
  for (const [record, found] of words.entries()) {
    for (const [word, places] of found) {
      const root = stem(word);
      if (left.has(root)) {
        continue;
      }
      const known = joined.get(root) ?? new Map<number, number[]>();
      known.set(record, [...(known.get(record) ?? []), ...places]);
      joined.set(root, known);
    }
  }
  return [...joined]
    .map(([root, places]): [string, Places] => [root, inOrder(places)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function inOrder(places: Places): Places {
  return new Map([...places].map(([record, at]): [number, number[]] => [record, [...at].sort((a, b) => a - b)]));
}
