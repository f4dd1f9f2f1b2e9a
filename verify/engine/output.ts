/** What changes from run to run, and the word that stands for it in a comparison. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/sha256:[0-9a-f]{64}/g, 'DIGEST'],
  [/xxh3:[0-9a-f]{16}/g, 'ID'],
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?Z?/g, 'TIME'],
  [/\b\d+(?:\.\d+)?(?:ms|s)\b/g, 'DURATION'],
  [/(?<=\bduration_ms:? )[\d.]+/g, 'DURATION'],
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

/**
 * A page with another text in the fence that shows what a command prints.
 *
 * @throws One line where the page has no such fence any more.
 */
export function replaceOutput(page: string, command: string, shown: string, printed: string): string {
  const header = `output="${command}"`;
  for (let at = page.indexOf(header); at >= 0; at = page.indexOf(header, at + 1)) {
    const start = page.indexOf('\n', at) + 1;
    if (!page.startsWith(`${shown}\n`, start)) continue;
    const text = withoutStyles(printed)
      .replaceAll(/[ \t]+$/gm, '')
      .trim();
    return page.slice(0, start) + text + page.slice(start + shown.length);
  }
  throw new Error(`no fence shows "${command}" with that output any more.`);
}

function normalized(text: string): string {
  const lines = withoutStyles(text)
    .trim()
    .replaceAll(/[ \t]+$/gm, '');
  return placeholders.reduce((current, [pattern, word]) => current.replaceAll(pattern, word), lines);
}
