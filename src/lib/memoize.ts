/** Memoizes a function by its text. */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    let value = kept.get(text);
    if (value === undefined) {
      value = compute(text);
      kept.set(text, value);
    }
    return value;
  };
}
