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

interface Lines {
  /** Lines to highlight, from 0. */
  highlighted?: ReadonlySet<number>;
  /** How many lines at the top are folded away. */
  folded?: number;
}

/** Which element a line stands in besides the code: neighbours with the same one share it. */
function wrapperOf(index: number, {highlighted, folded = 0}: Lines): string | undefined {
  if (index < folded) return 'code-folded';
  return highlighted?.has(index) ? 'theme-code-block-highlighted-line' : undefined;
}

/**
 * Code as HTML: text, and `<span class="token …">` around what has a colour. Neighbouring highlighted lines stand in one
 * `<span class="theme-code-block-highlighted-line">`, folded ones in one `<span class="code-folded">`.
 *
 * @param language A Prism language; code of an unknown one stays plain.
 */
export function highlight(code: string, language: string, lines: Lines = {}): string {
  const grammar = Prism.languages[language];
  const pieces = merge(flatten(grammar ? Prism.tokenize(code, grammar) : [code], []));
  if (!lines.highlighted?.size && !lines.folded) return pieces.map(toHtml).join('');
  let html = '';
  const all = toLines(pieces);
  for (const [index, line] of all.entries()) {
    const wrapper = wrapperOf(index, lines);
    const isLast = index === all.length - 1;
    if (wrapper && (index === 0 || wrapper !== wrapperOf(index - 1, lines))) html += `<span class="${wrapper}">`;
    html += line.map(toHtml).join('') + (isLast ? '' : '\n');
    if (wrapper && (isLast || wrapper !== wrapperOf(index + 1, lines))) html += '</span>';
  }
  return html;
}
