/** Where the words of the index stand, as the build writes it and the browser reads it. */

/** For each record that has a word, the numbers of the word's places in it; both ascending. */
export type Places = ReadonlyMap<number, readonly number[]>;

/**
 * A file of words: for each stem, its records one after the other. A record is how much its number is above the one
 * before, the number of places, and how much each place is above the one before.
 */
export type Shard = Record<string, number[]>;

/** Writes the places of a word as a row of a file. */
export function encodePlaces(places: Places): number[] {
  const row: number[] = [];
  let lastRecord = 0;
  for (const [record, at] of places) {
    row.push(record - lastRecord, at.length);
    lastRecord = record;
    let lastPlace = 0;
    for (const place of at) {
      row.push(place - lastPlace);
      lastPlace = place;
    }
  }
  return row;
}

/** Reads what `encodePlaces` has written. */
export function decodePlaces(row: readonly number[]): Places {
  const places = new Map<number, number[]>();
  let record = 0;
  for (let next = 0; next < row.length;) {
    record += row[next] ?? 0;
    const start = next + 2;
    next = start + (row[next + 1] ?? 0);
    let place = 0;
    places.set(
      record,
      row.slice(start, next).map((gap) => (place += gap)),
    );
  }
  return places;
}

/** The number of the file that has a stem: of the last one whose first stem does not come after it. */
export function shardOf(stem: string, firstStems: readonly string[]): number {
  const after = firstStems.findIndex((first) => first > stem);
  return Math.max(0, (after < 0 ? firstStems.length : after) - 1);
}
