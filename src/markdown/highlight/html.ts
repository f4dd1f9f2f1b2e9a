import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Token} from 'prismjs';
import {Prism} from './prism';

/** A part of a line, and the classes of the tokens that it lies in. */
interface Piece {
  text: string;
  types: readonly string[];
}

/** Only what the style sheet colours becomes an element, which keeps pages light. */
const coloured = new Set(
  [...readFileSync(path.join(__dirname, '../../css/code.css'), 'utf8').matchAll(/\.token\.([\w-]+)/g)].map(
    ([, type]) => type,
  ),
);

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Text as HTML, fit for an attribute between double quotes too. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function flatten(tokens: readonly (string | Token)[], types: readonly string[]): Piece[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [{text: token, types}];
    const own = [token.type, token.alias].flat().filter((type) => coloured.has(type));
    return flatten([token.content].flat(), [...types, ...own]);
  });
}

/** Neighbours of the same colour as one piece. */
function merge(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last?.types.join() === piece.types.join()) last.text += piece.text;
    else if (piece.text) merged.push({...piece});
  }
  return merged;
}

function toHtml({text, types}: Piece): string {
  // White space has no colour.
  if (types.length === 0 || !text.trim()) return escapeHtml(text);
  return `<span class="token ${[...new Set(types)].join(' ')}">${escapeHtml(text)}</span>`;
}

function toLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {text, types} of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({text: part, types});
    }
  }
  return lines;
}

/**
 * Code as HTML: text, and `<span class="token …">` around what has a colour. Neighbouring highlighted lines stand in one
 * `<span class="theme-code-block-highlighted-line">`.
 *
 * @param language A Prism language; code of an unknown one stays plain.
 * @param highlighted Lines to highlight, from 0.
 */
export function highlight(code: string, language: string, highlighted: ReadonlySet<number> = new Set()): string {
  const grammar = Prism.languages[language];
  const pieces = merge(flatten(grammar ? Prism.tokenize(code, grammar) : [code], []));
  if (highlighted.size === 0) return pieces.map(toHtml).join('');
  let html = '';
  const lines = toLines(pieces);
  for (const [index, line] of lines.entries()) {
    const marked = highlighted.has(index);
    if (marked && !highlighted.has(index - 1)) html += '<span class="theme-code-block-highlighted-line">';
    html += line.map(toHtml).join('') + (index < lines.length - 1 ? '\n' : '');
    if (marked && !(highlighted.has(index + 1) && index + 1 < lines.length)) html += '</span>';
  }
  return html;
}
