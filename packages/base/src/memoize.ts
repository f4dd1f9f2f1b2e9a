/** Memoizes a function by its text. */
export function memoize<Text extends string, T>(compute: (text: Text) => T): (text: Text) => T {
  const kept = new Map<Text, T>();
  return (text) => {
    let value = kept.get(text);
    if (value === undefined) {
      value = compute(text);
      kept.set(text, value);
    }
    return value;
  };
}
