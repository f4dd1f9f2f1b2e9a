/** The tokens that selectors can require of a page: `div`, `.tabs`, `#top`. */
export type Tokens = ReadonlySet<string>;

const tagOrNames = /<([a-z][\w-]*)|\s(class|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;

/**
 * Finds the elements, classes and ids of a document, plus some false positives: any text that looks like an attribute.
 *
 * Hyphenated words in quotes within inline scripts count as classes and ids, because elements that a script adds before
 * the full style sheet has loaded must be styled. Plain words don't: most of them aren't classes, and a word such as
 * `button` would add a fifth of Infima.
 */
export function tokensOf(html: string): Tokens {
  const tokens = new Set<string>();
  // Most class lists occur many times on a page.
  const seen = new Set<string>();
  for (const [, tag, attribute, double, single, bare] of html.matchAll(tagOrNames)) {
    if (tag !== undefined) {
      tokens.add(tag.toLowerCase());
      continue;
    }
    const names = double ?? single ?? bare ?? '';
    const sign = attribute?.toLowerCase() === 'class' ? '.' : '#';
    if (!seen.has(sign + names)) {
      seen.add(sign + names);
      names.split(/\s+/).forEach((name) => tokens.add(sign + name));
    }
  }
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs))
    for (const [, word = ''] of script.matchAll(/["'`](\w+(?:-\w+)+)["'`]/g)) tokens.add(`.${word}`).add(`#${word}`);

  return tokens;
}
