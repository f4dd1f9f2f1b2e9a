/** What the selectors of a style sheet can ask of a page: `div`, `.tabs`, `#top`. */
export type Tokens = ReadonlySet<string>;

const tagOrNames = /<([a-z][\w-]*)|\s(class|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;

/**
 * The elements, classes and identifiers of a document, and perhaps some more: text that looks like an attribute counts.
 *
 * Words in quotes inside of the scripts of the document count as classes and identifiers: what a script adds to a
 * page before its full style sheet is there has to be styled.
 */
export function tokensOf(html: string): Tokens {
  const tokens = new Set<string>();
  // Most lists of classes stand on a page many times.
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
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    for (const [, word = ''] of script.matchAll(/["'`]([\w-]+)["'`]/g)) {
      tokens.add(`.${word}`).add(`#${word}`);
    }
  }
  return tokens;
}
