/** Adds to the list under a key. */
export function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Groups values by key, in order of first appearance. */
export function groupBy<K, V>(values: readonly V[], key: (value: V) => K): Map<K, V[]> {
  const map = new Map<K, V[]>();
  for (const value of values) append(map, key(value), value);
  return map;
}
