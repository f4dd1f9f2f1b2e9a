/**
 * Finds entries whose name contains the query: those whose last part starts with it come first, shorter ones before
 * longer ones.
 *
 * @param entries such as `Container` and `Container.withExec`
 * @param typed the query, with or without the type: `exec`, `container.with`
 * @param limit the maximum number of results
 */
export function findEntries(entries: readonly string[], typed: string, limit: number): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const rank = (entry: string): number => {
    const name = entry.toLowerCase();
    const last = name.slice(name.indexOf('.') + 1);
    if (name === wanted || last === wanted) return 0;
    if (last.startsWith(wanted) || name.startsWith(wanted)) return 1;
    return 2;
  };
  return entries
    .filter((entry) => entry.toLowerCase().includes(wanted))
    .map((entry) => ({entry, rank: rank(entry)}))
    .sort((a, b) => a.rank - b.rank || a.entry.length - b.entry.length || (a.entry < b.entry ? -1 : 1))
    .slice(0, limit)
    .map(({entry}) => entry);
}
