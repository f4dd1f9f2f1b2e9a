/** What changes from run to run, and the word that stands for it in a comparison. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/sha256:[0-9a-f]{64}/g, 'DIGEST'],
  [/xxh3:[0-9a-f]{16}/g, 'ID'],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?Z?/g, 'TIME'],
  [/\b\d+(?:\.\d+)?(?:ms|s)\b/g, 'DURATION'],
  [/\((?:[a-z-]+):\/\/\S+\) \w+\/\w+/g, 'ENGINE PLATFORM'],
];

/** Colours and bold letters, which Dagger's tables have even where NO_COLOR is set. */
// eslint-disable-next-line no-control-regex -- The escape character is what it looks for.
const styles = /\x1b\[[\d;]*m/g;

/** Whether two texts say different things, apart from digests, identifiers, times and white space at line ends. */
export function differs(shown: string, printed: string): boolean {
  return normalized(shown) !== normalized(printed);
}

/** A text without the escape codes of colours and bold letters. */
export function withoutStyles(text: string): string {
  return text.replaceAll(styles, '');
}

function normalized(text: string): string {
  const lines = withoutStyles(text)
    .trim()
    .replaceAll(/[ \t]+$/gm, '');
  return placeholders.reduce((current, [pattern, word]) => current.replaceAll(pattern, word), lines);
}
