import {escape} from './markdown';

/** Converts an SDK comment to Markdown: literals become code, and code that names a symbol becomes a link. */
export function prose(text: string, linkCode: (code: string) => string): string {
  return text
    .split(/(```[\s\S]*?```|`[^`]+`)/)
    .map((part) => {
      if (part.startsWith('```')) return part;
      if (part.startsWith('`')) return linkCode(part.slice(1, -1));
      return literals(part, linkCode);
    })
    .join('');
}

/** In this order: links whose text is their address, addresses, lists of strings, strings. */
const literalText = /\[([^\]]+)\]\(\1\)|https?:\/\/[^\s)"]+|\["[^"\n]*"(?:, ?"[^"\n]*")*\]|"[^"\n]+"/g;

function literals(text: string, linkCode: (code: string) => string): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(literalText)) {
    const literal = match[1] ?? match[0];
    result += escape(text.slice(end, match.index)) + linkCode(literal.replace(/^"(.*)"$/, '$1'));
    end = match.index + match[0].length;
  }
  return result + escape(text.slice(end));
}

/** The first sentence of a comment, as one line with a capital and a full stop; a colon also ends a sentence. */
export function summary(text: string): string {
  const paragraph = (text.split(/\n{2,}/)[0] ?? '').replace(/\s+/g, ' ').trim();
  const sentence = /^.*?(?<!\b(?:e\.g|i\.e|etc|vs))[.!:](?=\s+[A-Z0-9]|$)/.exec(paragraph)?.[0] ?? paragraph;
  return sentenceCase(sentence.replace(/:$/, '.'));
}

/** Capitalises a comment unless it starts with a name, and ends its first paragraph with a full stop. */
export function sentenceCase(text: string): string {
  if (!text) return '';
  const [first = '', ...rest] = text.trim().split(/\n{2,}/);
  const capital = /^[a-z]+(?=[\s,.])/.test(first) ? first.charAt(0).toUpperCase() + first.slice(1) : first;
  return [/[.!?:)`]$/.test(capital) ? capital : `${capital}.`, ...rest].join('\n\n');
}

/** Converts a comment to plain text, for descriptions. */
export function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]+)\]\(\1\)/g, '$1')
    .replace(/`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
