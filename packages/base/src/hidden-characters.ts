/** Soft hyphens, zero-width characters, and those that reverse the direction of text. */
const hidden = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/;

/** Other spaces, such as those of web pages and word processors: a copied command fails with them. */
const otherSpace = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/;

/** The invisible characters of a text by name, one a line: `U+200B is invisible`. */
export function hiddenCharacters(text: string): {line: number; what: string}[] {
  return text.split('\n').flatMap((content, index) => {
    const [found] = hidden.exec(content) ?? otherSpace.exec(content) ?? [];
    if (found === undefined) return [];
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const what = otherSpace.test(found) ? 'only looks like a space' : 'is invisible';
    return [{line: index + 1, what: `the character U+${code} ${what}`}];
  });
}
