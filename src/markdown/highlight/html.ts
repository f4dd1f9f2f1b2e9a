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
  const rows = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]).map((line) =>
    line.map(({types, content, empty}): Piece => ({text: empty ? '' : content, types: colouredTypes(types)})),
  );
  if (!lines.highlighted?.size && !lines.folded) {
    // A line break belongs to the token that it ends or is part of, so that a comment of many lines is one element.
    const withBreak = (row: Piece[], index: number): Piece[] =>
      index < rows.length - 1 ? [...row, {text: '\n', types: row.at(-1)?.types ?? []}] : row;
    return merge(rows.flatMap(withBreak)).map(toHtml).join('');
  }
  let html = '';
  for (const [index, row] of rows.entries()) {
    const wrapper = wrapperOf(index, lines);
    const isLast = index === rows.length - 1;
    if (wrapper && (index === 0 || wrapper !== wrapperOf(index - 1, lines))) html += `<span class="${wrapper}">`;
    html += merge(row).map(toHtml).join('') + (isLast ? '' : '\n');
    if (wrapper && (isLast || wrapper !== wrapperOf(index + 1, lines))) html += '</span>';
  }
  return html;
}
