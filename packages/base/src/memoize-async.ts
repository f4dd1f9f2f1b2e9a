/** Memoizes an asynchronous function by its argument. Rejections aren't kept, so the next call tries again. */
export function memoizeAsync<Args extends [key?: string | number], T>(
  load: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const kept = new Map<Args[0], Promise<T>>();
  return (...args) => {
    const [key] = args;
    let loading = kept.get(key);
    if (!loading) {
      loading = load(...args);
      kept.set(key, loading);
      loading.catch(() => kept.delete(key));
    }
    return loading;
  };
}
