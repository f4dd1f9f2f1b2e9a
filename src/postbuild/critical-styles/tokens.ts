/** What the selectors of a style sheet can ask of a page: `div`, `.tabs`, `#top`. */
export type Tokens = ReadonlySet<string>;

const tagOrNames = /<([a-z][\w-]*)|\s(class|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;

/**
 * The elements, classes and identifiers of a document, and perhaps some more: text that looks like an attribute counts.
 *
 * Hyphenated words in quotes inside the document's scripts count as classes and identifiers: elements that a script adds
 * before the full style sheet is there have to be styled. Plain words don't, because most of them aren't classes, and a
 * word such as `button` would bring a fifth of Infima along.
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
    for (const [, word = ''] of script.matchAll(/["'`](\w+(?:-\w+)+)["'`]/g)) {
      tokens.add(`.${word}`).add(`#${word}`);
    }
  }
  return tokens;
}
