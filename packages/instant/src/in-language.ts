/**
 * A sample in one language, as the build writes it: its name, and its files, its command, or the sentence that explains
 * why it's missing.
 */
const partOf = (languages: readonly string[]): RegExp =>
  new RegExp(
    `^( *)\\*\\*(${languages.join('|')})\\*\\*\\n(?:(?:\\n\\1(\`{3,})\\2 [^]*?\\n\\1\\3\\n)+|\\n\\1(\`{3,})shell\\n[^]*?\\n\\1\\4\\n|\\n.* The sample is written in .*\\n)\\n?`,
    'gim',
  );

/**
 * Keeps only one language's samples in a page's Markdown.
 *
 * @param languages all languages that samples are written in
 */
export function inLanguage(markdown: string, languages: readonly string[], language: string): string {
  return markdown.replace(partOf(languages), (whole, _indent, name: string) =>
    name.toLowerCase() === language ? whole : '',
  );
}
