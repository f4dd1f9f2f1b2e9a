import {normalizeTokens} from 'prism-react-renderer';
import {highlighting} from '../../config/highlighting';
import {escapeHtml} from '../../lib/html';
import {Prism} from './prism';

/** A part of a line, and the classes of the tokens that it lies in. */
interface Piece {
  text: string;
  types: readonly string[];
}

/** Only what the theme colours becomes an element, which keeps pages light. */
const coloured = new Set(highlighting.theme.styles.flatMap(({types}) => types));

/** What Prism finds within a comment or a pattern, such as the tags of JSDoc, has no colour: it stays one element. */
function colouredTypes(types: readonly string[]): string[] {
  const whole = types.find((type) => type === 'comment' || type === 'regex');
  return whole ? [whole] : types.filter((type) => coloured.has(type));
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

/**
 * Code as HTML: text, and `<span class="token …">` around what has a colour. Neighbouring highlighted lines stand in one
 * `<span class="theme-code-block-highlighted-line">`.
 *
 * @param language A Prism language; code of an unknown one stays plain.
 * @param highlighted Lines to highlight, from 0.
 */
export function highlight(code: string, language: string, highlighted: ReadonlySet<number> = new Set()): string {
  const grammar = Prism.languages[language];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]).map((line) =>
    line.map(({types, content, empty}): Piece => ({text: empty ? '' : content, types: colouredTypes(types)})),
  );
  if (highlighted.size === 0) {
    // A line break belongs to the token that it ends or is part of, so that a comment of many lines is one element.
    const text = (line: Piece[], index: number): Piece[] =>
      index < lines.length - 1 ? [...line, {text: '\n', types: line.at(-1)?.types ?? []}] : line;
    return merge(lines.flatMap(text)).map(toHtml).join('');
  }
  let html = '';
  for (const [index, line] of lines.entries()) {
    const marked = highlighted.has(index);
    if (marked && !highlighted.has(index - 1)) html += '<span class="theme-code-block-highlighted-line">';
    html += merge(line).map(toHtml).join('') + (index < lines.length - 1 ? '\n' : '');
    if (marked && !(highlighted.has(index + 1) && index + 1 < lines.length)) html += '</span>';
  }
  return html;
}
