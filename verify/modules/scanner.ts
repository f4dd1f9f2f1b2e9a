/** Helpers for reading declarations from sources in languages without a parser here. */

interface Lexis {
  lineComments: readonly string[];
  blockComments: readonly (readonly [string, string])[];
  /** Longest first: `"""` before `"`. */
  quotes: readonly string[];
  /** Quotes in which a backslash isn't an escape. */
  rawQuotes?: readonly string[];
}

const cLike = {lineComments: ['//'], blockComments: [['/*', '*/']] as const};

/** The syntax of comments and strings. */
export const lexis = {
  go: {...cLike, quotes: ['"', "'", '`'], rawQuotes: ['`']},
  java: {...cLike, quotes: ['"""', '"', "'"]},
  php: {...cLike, quotes: ['"', "'"]},
  python: {lineComments: ['#'], blockComments: [], quotes: ['"""', "'''", '"', "'"]},
} satisfies Record<string, Lexis>;

/** Replaces comments and the content of strings with spaces; offsets and lines are preserved. */
export function blank(source: string, rules: Lexis): string {
  let result = '';
  let index = 0;
  const skip = (length: number): void => {
    result += source.slice(index, index + length).replaceAll(/[^\n]/g, ' ');
    index += length;
  };
  while (index < source.length) {
    const rest = source.slice(index, index + 3);
    const block = rules.blockComments.find(([open]) => rest.startsWith(open));
    const quote = rules.quotes.find((candidate) => rest.startsWith(candidate));
    if (rules.lineComments.some((open) => rest.startsWith(open))) {
      const end = source.indexOf('\n', index);
      skip((end === -1 ? source.length : end) - index);
    } else if (block !== undefined) {
      const end = source.indexOf(block[1], index + block[0].length);
      skip((end === -1 ? source.length : end + block[1].length) - index);
    } else if (quote !== undefined) {
      const raw = rules.rawQuotes?.includes(quote) === true;
      let end = index + quote.length;
      while (end < source.length && !source.startsWith(quote, end)) end += !raw && source[end] === '\\' ? 2 : 1;
      result += quote;
      index += quote.length;
      skip(Math.max(0, Math.min(end, source.length) - index));
      if (index < source.length) result += quote;
      index += quote.length;
    } else {
      result += source.charAt(index);
      index++;
    }
  }
  return result;
}

const pairs: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}', '<': '>'};

/** The offset of the bracket that closes the one at `open`; the text's length if it's missing. */
export function closing(text: string, open: number, brackets = '([{'): number {
  const stack: string[] = [];
  for (let index = open; index < text.length; index++) {
    const char = text.charAt(index);
    const close = brackets.includes(char) ? pairs[char] : undefined;
    if (close !== undefined) stack.push(close);
    else if (char === stack.at(-1)) {
      stack.pop();
      if (stack.length === 0) return index;
    }
  }
  return text.length;
}

/** Splits `text` between `start` and `end` at commas outside brackets, ignoring empty parts. */
export function splitList(text: string, start: number, end: number, brackets = '([{'): {start: number; end: number}[] {
  const pieces: {start: number; end: number}[] = [];
  let from = start;
  for (let index = start; index <= end; index++) {
    const char = index === end ? ',' : text.charAt(index);
    if (char === ',') {
      if (text.slice(from, index).trim() !== '') pieces.push({start: from, end: index});
      from = index + 1;
    } else if (brackets.includes(char)) index = Math.min(closing(text, index, brackets), end - 1);
  }
  return pieces;
}
