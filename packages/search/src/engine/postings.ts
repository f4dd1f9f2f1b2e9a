/** The inverted index, shared by the build and the browser. */

/** Term frequencies by record, in ascending order. */
export type Postings = ReadonlyMap<number, number>;

/**
 * A file of the index: the postings of each stem, each encoded as a number, `gap * maxFrequency + frequency - 1`, where
 * the gap is the distance to the previous record (Manning et al., Introduction to Information Retrieval, 5.3).
 */
export type Shard = Record<string, number[]>;

/** Higher frequencies are clamped: BM25 saturates long before. */
const maxFrequency = 8;

/** Encodes postings as a row of a shard. */
export function encodePostings(postings: Postings): number[] {
  let last = 0;
  return [...postings].map(([record, frequency]) => {
    const gap = record - last;
    last = record;
    return gap * maxFrequency + Math.min(frequency, maxFrequency) - 1;
  });
}

/** Decodes a row written by `encodePostings`. */
export function decodePostings(row: readonly number[]): Postings {
  let record = 0;
  return new Map(
    row.map((code) => {
      record += Math.floor(code / maxFrequency);
      return [record, (code % maxFrequency) + 1];
    }),
  );
}

/** The index of the shard that may contain a stem: the last one whose first stem isn't greater. */
export function shardOf(stem: string, firstStems: readonly string[]): number {
  const after = firstStems.findIndex((first) => first > stem);
  return Math.max(0, (after < 0 ? firstStems.length : after) - 1);
}
