/** The inverted index, as the build writes it and the browser reads it. */

/** For each record that has a term, how often it does: the term frequency. Records ascend. */
export type Postings = ReadonlyMap<number, number>;

/**
 * A file of the index: for each stem its postings, one number each, `gap * maxFrequency + frequency - 1`, where the gap is
 * the distance from the record before (Manning et al., Introduction to Information Retrieval, 5.3).
 */
export type Shard = Record<string, number[]>;

/** Higher frequencies are cut: BM25 saturates long before. */
const maxFrequency = 8;

/** Writes postings as a row of a shard. */
export function encodePostings(postings: Postings): number[] {
  let last = 0;
  return [...postings].map(([record, frequency]) => {
    const gap = record - last;
    last = record;
    return gap * maxFrequency + Math.min(frequency, maxFrequency) - 1;
  });
}

/** Reads a row that `encodePostings` wrote. */
export function decodePostings(row: readonly number[]): Postings {
  let record = 0;
  return new Map(
    row.map((code) => {
      record += Math.floor(code / maxFrequency);
      return [record, (code % maxFrequency) + 1];
    }),
  );
}

/** The number of the shard that may have a stem: the last one whose first stem doesn't come after it. */
export function shardOf(stem: string, firstStems: readonly string[]): number {
  const after = firstStems.findIndex((first) => first > stem);
  return Math.max(0, (after < 0 ? firstStems.length : after) - 1);
}
