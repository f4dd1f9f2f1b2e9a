import {encodePlaces, type Places} from '../engine/postings';
import {stem} from '../engine/words';
import type {RecordWords} from './pagefind';

/** Words in more than this share of the records tell nothing, and take the longest to find. */
const commonShare = 0.25;
/** Characters of a file as JSON, of which Brotli leaves about a third: one search loads one file for each of its words. */
const shardSize = 30_000;

/** A file of words and the first stem in it. */
export interface NamedShard {
  first: string;
  /** A `Shard` of `src/search/engine/postings.ts` as JSON. */
  json: string;
}

/**
 * The words that too many records have, in order.
 *
 * @param words of each record, without repetition
 */
export function commonWords(words: readonly RecordWords[]): string[] {
  const counts = new Map<string, number>();
  for (const [word] of words.flat()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > words.length * commonShare)
    .map(([word]) => word)
    .sort();
}

/**
 * Joins words of one stem and deals them out to files, in the order of the stems.
 *
 * @param words of each record
 * @param common words that are not searched for
 */
export function cutShards(words: readonly RecordWords[], common: readonly string[]): NamedShard[] {
  const shards: {first: string; rows: string[]}[] = [];
  let room = 0;
  for (const [root, places] of joinStems(words, new Set(common.map(stem)))) {
    const row = `${JSON.stringify(root)}:${JSON.stringify(encodePlaces(places))}`;
    if (shards.length === 0 || row.length > room) {
      shards.push({first: root, rows: []});
      room = shardSize;
    }
    shards.at(-1)?.rows.push(row);
    room -= row.length;
  }
  return shards.map(({first, rows}) => ({first, json: `{${rows.join()}}`}));
}

function joinStems(words: readonly RecordWords[], left: ReadonlySet<string>): [string, Places][] {
  const joined = new Map<string, Map<number, number[]>>();
  for (const [record, found] of words.entries()) {
    for (const [word, places] of found) {
      const root = stem(word);
      if (left.has(root)) {
        continue;
      }
      const ofRoot = joined.get(root) ?? new Map<number, number[]>();
      const known = ofRoot.get(record);
      ofRoot.set(record, known ? [...known, ...places].sort((a, b) => a - b) : places);
      joined.set(root, ofRoot);
    }
  }
  return [...joined].sort(([a], [b]) => (a < b ? -1 : 1));
}
