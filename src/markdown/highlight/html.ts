import {normalizeTokens} from 'prism-react-renderer';
import {highlighting} from '../../config/highlighting';
import {escapeHtml} from '../../lib/html';
import type {CodeLink} from './links';
import {Prism} from './prism';

/** A part of a line, and the classes of the tokens that it lies in. */
interface Piece {
  text: string;
  types: readonly string[];
  /** Where it leads. */
  address?: string;
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
    const alike =
      last?.types.join() === piece.types.join() && last.address === undefined && piece.address === undefined;
    if (last && alike) last.text += piece.text;
    else if (piece.text) merged.push({...piece});
  }
  return merged;
}

/** Cuts the pieces of a line where its links begin and end. */
function cut(pieces: readonly Piece[], links: readonly CodeLink[]): Piece[] {
  let column = 0;
  return pieces.flatMap((piece) => {
    const start = column;
    column += piece.text.length;
    const parts: Piece[] = [];
    let from = start;
    for (const link of links) {
      const end = link.column + link.length;
      if (link.column < from || end > column) continue;
      const slice = (a: number, b: number): string => piece.text.slice(a - start, b - start);
      parts.push(
        {...piece, text: slice(from, link.column)},
        {...piece, text: slice(link.column, end), address: link.address},
      );
      from = end;
    }
    return [...parts, {...piece, text: piece.text.slice(from - start)}];
  });
}

function toHtml({text, types, address}: Piece): string {
  // The style sheet gives links the colour of functions: the class would weigh on every page.
  if (address !== undefined) return `<a href="${address}">${escapeHtml(text)}</a>`;
  // White space has no colour.
  if (types.length === 0 || !text.trim()) return escapeHtml(text);
  return `<span class="token ${[...new Set(types)].join(' ')}">${escapeHtml(text)}</span>`;
}

interface Lines {
  /** Lines to highlight, from 0. */
  highlighted?: ReadonlySet<number>;
  /** How many lines at the top are folded away. */
  folded?: number;
  /** What leads somewhere, by line from 0. */
  links?: ReadonlyMap<number, readonly CodeLink[]>;
}

/** Which element a line stands in besides the code: neighbours with the same one share it. */
function wrapperOf(index: number, {highlighted, folded = 0}: Lines): string | undefined {
  if (index < folded) return 'code-folded';
  return highlighted?.has(index) ? 'theme-code-block-highlighted-line' : undefined;
}

/**
 * Code as HTML: text, `<a href="…">` around what leads somewhere, and `<span class="token …">` around what has a colour. Neighbouring highlighted lines stand in one
 * `<span class="theme-code-block-highlighted-line">`, folded ones in one `<span class="code-folded">`.
 *
 * @param language A Prism language; code of an unknown one stays plain.
 */
export function highlight(code: string, language: string, lines: Lines = {}): string {
  const grammar = Prism.languages[language];
  const rows = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]).map((line, index) =>
    cut(
      line.map(({types, content, empty}): Piece => ({text: empty ? '' : content, types: colouredTypes(types)})),
      lines.links?.get(index) ?? [],
    ),
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
