/**
 * Normalizes a name to lower-case letters and digits: `Container.withExec()` and `container with-exec` give the same
 * key.
 */
export function fold(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

/**
 * Finds the names that contain what someone has typed so far, in any spelling of `fold`: those whose last part is or
 * starts with it come first, shorter ones before longer ones.
 *
 * @param names such as `Container` and `Container.withExec`
 * @param typed with or without the type: `exec`, `container.with`
 * @param limit the maximum number of results
 */
export function findNames(names: Iterable<string>, typed: string, limit: number): string[] {
  const wanted = fold(typed);
  if (wanted === '') return [];
  return Array.from(names, (name) => ({name, key: fold(name), last: fold(name.slice(name.indexOf('.') + 1))}))
    .filter(({key}) => key.includes(wanted))
    .map(({name, key, last}) => {
      const isWhole = key === wanted || last === wanted;
      return {name, rank: isWhole ? 0 : last.startsWith(wanted) || key.startsWith(wanted) ? 1 : 2};
    })
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, limit)
    .map(({name}) => name);
}
