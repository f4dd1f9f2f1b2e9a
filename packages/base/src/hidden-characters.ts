/** Characters that aren't what they look like. A copied command fails with them, and a search doesn't find the word. */
const kinds: readonly (readonly [what: string, RegExp])[] = [
  // Soft hyphens, zero-width characters, and those that reverse the direction of text.
  ['is invisible', /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/],
  // Git converts them, but only when the file is committed.
  ['ends a line as on Windows', /\r/],
  // What a decoder puts there.
  ["stands for bytes that aren't UTF-8", /\uFFFD/],
  // Other spaces, such as those of web pages and word processors.
  ['only looks like a space', /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/],
  // Greek and Cyrillic letters in a Latin word.
  ["isn't a Latin letter", /(?<=\w)[\p{Script=Greek}\p{Script=Cyrillic}]|[\p{Script=Greek}\p{Script=Cyrillic}](?=\w)/u],
  // Those that word processors type instead: a dash before a flag, and quotation marks.
  ["isn't a hyphen", /(?<=\s)[\u2010-\u2015](?=[\w\u2010-\u2015-])/],
  ["isn't a straight quotation mark", /[\u201C-\u201F]/],
];

/** The lines of a text with such a character, and the first of each: `the character U+200B is invisible`. */
export function hiddenCharacters(text: string): {line: number; what: string}[] {
  return text.split('\n').flatMap((content, index) => {
    for (const [what, pattern] of kinds) {
      const [found] = pattern.exec(content) ?? [];
      if (found === undefined) continue;
      const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return [{line: index + 1, what: `the character U+${code} ${what}`}];
    }
    return [];
  });
}
