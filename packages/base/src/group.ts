/** Adds to the list under a key. */
export function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Groups values by key, in order, as `Map.groupBy` does since Node.js 21. */
export function groupBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) append(groups, keyOf(value), value);
  return groups;
}

/** Collects the values of each key, in order. */
export function listByKey<Key, Value>(entries: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const lists = new Map<Key, Value[]>();
  for (const [key, value] of entries) append(lists, key, value);
  return lists;
}

/** Counts equal values. */
export function countOf<Value>(values: Iterable<Value>): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
