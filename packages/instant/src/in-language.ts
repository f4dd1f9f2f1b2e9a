/** What the build writes, as a comment, below the last of a page's language tabs. */
export const endOfTabs = 'all languages';

/**
 * Keeps only one language's samples and notes in a page's Markdown, where the tabs of a group follow each other: each
 * language's name, what its tab contains, and a comment below the last one.
 *
 * @param languages all languages that samples are written in
 */
export function inLanguage(markdown: string, languages: readonly string[], language: string): string {
  const name = `\\*\\*(?:${languages.join('|')})\\*\\*`;
  const tab = new RegExp(`^( *)(${name})\\n[^]*?(?=^\\1(?:${name}|<!-- ${endOfTabs} -->)$)`, 'gim');
  return markdown
    .replace(tab, (whole, _indent, found: string) => (found.toLowerCase() === `**${language}**` ? whole : ''))
    .replaceAll(new RegExp(`^ *<!-- ${endOfTabs} -->\\n\\n?`, 'gm'), '');
}
