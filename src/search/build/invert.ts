import {encodePostings, type Postings} from '../engine/postings';
import {isStopWord, stem, tokenize} from '../engine/tokenize';

/** Terms in more than this share of the records are treated as stop words. */
const commonShare = 0.25;
/** Characters of a shard as JSON, of which Brotli leaves about 40 %: a search loads one shard for each of its terms. */
const shardSize = 6000;

/** A shard and the first stem in it. */
export interface NamedShard {
  first: string;
  /** A `Shard` of `src/search/engine/postings.ts` as JSON. */
  json: string;
}

/** The inverted index of some texts, by stem in ascending order, and the stems that too many texts have. */
export function invert(texts: readonly string[]): {index: Map<string, Postings>; common: string[]} {
  const index = new Map<string, Map<number, number>>();
  for (const [record, text] of texts.entries()) {
    // The language Go is indexed with the verb; queries tell them apart by the capital.
    for (const root of tokenize(text).flatMap((word) => (isStopWord(word) && word !== 'go' ? [] : [stem(word)]))) {
      const postings = index.get(root) ?? new Map<number, number>();
      postings.set(record, (postings.get(record) ?? 0) + 1);
      index.set(root, postings);
    }
  }
  const sorted = [...index].sort(([a], [b]) => (a < b ? -1 : 1));
  const isCommon = (postings: Postings): boolean => postings.size > texts.length * commonShare;
  return {
    index: new Map(sorted.filter(([, postings]) => !isCommon(postings))),
    common: sorted.filter(([, postings]) => isCommon(postings)).map(([root]) => root),
  };
}

/** Deals an inverted index out to shards, in the order of the stems. */
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
