/** Soft hyphens, zero-width characters, and those that reverse the direction of text. */
const hidden = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/;

/** The invisible characters of a text by name, one a line: `U+200B is invisible`. */
export function hiddenCharacters(text: string): {line: number; what: string}[] {
  return text.split('\n').flatMap((content, index) => {
    const [found] = hidden.exec(content) ?? [];
    const code = found?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return code === undefined ? [] : [{line: index + 1, what: `the character U+${code} is invisible`}];
  });
}
