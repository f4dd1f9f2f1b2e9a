import {countOf} from '@docs-kit/base/group';
import {encodePostings, type Postings} from '../engine/postings';
import {isStopWord, stem, tokenize} from '../engine/tokenize';

/** Terms that occur in a larger share of records are treated as stop words. */
const commonShare = 0.25;
/**
 * Maximum size of a shard in characters of JSON, of which Brotli keeps about 40 %. A search loads one shard per term.
 */
const shardSize = 6000;

/** A shard with its first stem. */
export interface NamedShard {
  first: string;
  /** A `Shard` of `packages/search/src/engine/postings.ts`, as JSON. */
  json: string;
}

/** Inverts texts: the postings in ascending order of stems, and the stems that occur in too many texts. */
export function invert(texts: readonly string[]): {index: Map<string, Postings>; common: string[]} {
  const index = new Map<string, Map<number, number>>();
  for (const [record, text] of texts.entries()) {
    // The language Go shares its index entry with the verb; queries distinguish them by the capital.
    const words = tokenize(text).filter((word) => !isStopWord(word) || word === 'go');
    for (const [root, frequency] of countOf(words.map(stem)))
      index.set(root, (index.get(root) ?? new Map<number, number>()).set(record, frequency));
  }
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  const isCommon = (postings: Postings): boolean => postings.size > texts.length * commonShare;
  return {
    index: new Map(sorted.filter(([, postings]) => !isCommon(postings))),
    common: sorted.filter(([, postings]) => isCommon(postings)).map(([root]) => root),
  };
}

/** Splits an inverted index into shards, in order of stems. */
export function cutShards(index: ReadonlyMap<string, Postings>): NamedShard[] {
  const shards: {first: string; rows: string[]}[] = [];
  let room = 0;
  for (const [root, postings] of index) {
    const row = `${JSON.stringify(root)}:${JSON.stringify(encodePostings(postings))}`;
    if (shards.length === 0 || row.length > room) {
      shards.push({first: root, rows: []});
      room = shardSize;
    }
    shards.at(-1)?.rows.push(row);
    room -= row.length;
  }
  return shards.map(({first, rows}) => ({first, json: `{${rows.join()}}`}));
}
