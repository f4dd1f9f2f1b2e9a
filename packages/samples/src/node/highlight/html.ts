import {normalizeTokens} from 'prism-react-renderer';
import {escapeHtml} from '@docs-kit/base/html';
import {loadPrism, type Highlighting} from './prism';

/** A link within a line of code. */
export interface CodeLink {
  /** Line index. */
  line: number;
  /** Column index, in UTF-16 units. */
  column: number;
  length: number;
  address: string;
}

/** A part of a line with the classes of its tokens. */
interface Piece {
  text: string;
  types: readonly string[];
  /** The address it links to. */
  address?: string;
}

/**
 * Tokens that Prism finds within a comment or a regular expression, such as JSDoc tags, have no colour of their own:
 * the whole stays one element.
 */
function colouredTypes(types: readonly string[], coloured: ReadonlySet<string>): string[] {
  const whole = types.find((type) => type === 'comment' || type === 'regex');
  return whole ? [whole] : types.filter((type) => coloured.has(type));
}

/** Merges neighbours of the same colour. */
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

/** Splits the pieces of a line at the boundaries of its links. */
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
  // The style sheet gives links the functions' colour, so they need no class.
  if (address !== undefined) return `<a href="${address}">${escapeHtml(text)}</a>`;
  // White space has no colour.
  if (types.length === 0 || !text.trim()) return escapeHtml(text);
  return `<span class="token ${[...new Set(types)].join(' ')}">${escapeHtml(text)}</span>`;
}

interface Lines {
  /** Indices of lines to highlight. */
  highlighted?: ReadonlySet<number>;
  /** The number of leading lines that are folded. */
  folded?: number;
  /** In the order of the text. */
  links?: readonly CodeLink[];
}

/** The element that wraps a line; neighbours with the same one share it. */
function wrapperOf(index: number, {highlighted, folded = 0}: Lines): string | undefined {
  if (index < folded) return 'code-folded';
  return highlighted?.has(index) ? 'theme-code-block-highlighted-line' : undefined;
}

/**
 * Renders code as HTML: text, `<a href="…">` for links, and `<span class="token …">` for colours. Consecutive
 * highlighted lines share a `<span class="theme-code-block-highlighted-line">`, and folded ones a `<span
 * class="code-folded">`.
 *
 * @param language a Prism language; code in an unknown language stays plain
 */
type Highlight = (code: string, language: string, lines?: Lines) => string;

/** Creates a function that highlights code with a theme's colours. */
export function createHighlighter(highlighting: Highlighting): Highlight {
  const prism = loadPrism(highlighting);
  // Only tokens that the theme colours become elements, which keeps pages small.
  const coloured = new Set(highlighting.theme.styles.flatMap(({types}) => types));
  return (code, language, lines = {}) => {
    const {links = []} = lines;
    const grammar = prism.languages[language];
    const rows = normalizeTokens(grammar ? prism.tokenize(code, grammar) : [code]).map((line, index) =>
      cut(
        line.map(({types, content, empty}): Piece => ({
          text: empty ? '' : content,
          types: colouredTypes(types, coloured),
        })),
        links.filter((link) => link.line === index),
      ),
    );
    return render(rows, lines);
  };
}

function render(rows: readonly Piece[][], lines: Lines): string {
  if (!lines.highlighted?.size && !lines.folded) {
    // A line break stays in its token, so that a multi-line comment is a single element.
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

/** Renders a theme as a style sheet for the classes of highlighted code. */
export function styleSheet({styles}: Highlighting['theme']): string {
  const property = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return styles
    .map(({types, style}) => {
      const declarations = Object.entries(style as Record<string, string>).map(
        ([name, value]) => `${property(name)}: ${value};`,
      );
      return `${types.map((type) => `.token.${type}`).join(', ')} { ${declarations.join(' ')} }\n`;
    })
    .join('');
}
