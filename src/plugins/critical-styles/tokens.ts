/** What the selectors of a style sheet can ask of a page: `div`, `.tabs`, `#top`. */
export type Tokens = ReadonlySet<string>;

const startTag = /<([a-z][a-z\d-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;
const attribute = /\s(class|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;

/**
 * The elements, classes and identifiers of a document.
 *
 * Words in quotes inside of the scripts of the document count as classes and identifiers: what a script adds to a
 * page before its full style sheet is there has to be styled.
 */
export function tokensOf(html: string): Tokens {
  const tokens = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(startTag)) {
    tokens.add(tag.toLowerCase());
    for (const [, name = '', double, single, bare] of attributes.matchAll(attribute)) {
      const value = double ?? single ?? bare ?? '';
      const sign = name.toLowerCase() === 'class' ? '.' : '#';
      value.split(/\s+/).forEach((word) => tokens.add(sign + word));
    }
  }
  for (const [, script = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) {
    for (const [, word = ''] of script.matchAll(/["'`]([\w-]+)["'`]/g)) {
      tokens.add(`.${word}`).add(`#${word}`);
    }
  }
  return tokens;
}
