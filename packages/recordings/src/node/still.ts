import {type IBufferCell, type IBufferLine, Terminal} from '@xterm/headless';
import {escapeHtml} from '@docs-kit/base/html';
import type {Cast} from './cast';

/** Maximum number of lines, which no recording reaches. */
const scrollback = 2000;

/**
 * The classes for a cell's colour and weight, see `styles.css`; there are none for colours beyond the terminal's
 * sixteen.
 */
function stylesOf(cell: IBufferCell): string {
  const colour = cell.isFgPalette() && cell.getFgColor() < 16 ? [`ansi-${cell.getFgColor()}`] : [];
  const weight = cell.isBold() ? ['ansi-bold'] : cell.isDim() ? ['ansi-8'] : [];
  return [...new Set([...colour, ...weight])].join(' ');
}

/** Consecutive cells of a line that look the same. */
interface Run {
  styles: string;
  text: string;
}

function runsOf(line: IBufferLine): Run[] {
  const runs: Run[] = [];
  for (let column = 0; column < line.length; column += 1) {
    const cell = line.getCell(column);
    // The second half of a wide character.
    if (!cell || cell.getWidth() === 0) continue;
    const text = cell.getChars() || ' ';
    const last = runs.at(-1);
    // The style of spaces is invisible.
    const styles = text === ' ' && last ? last.styles : stylesOf(cell);
    if (last?.styles === styles) last.text += text;
    else runs.push({styles, text});
  }
  return runs;
}

/** All output of a terminal as lines; wrapped lines are joined. */
function linesOf(terminal: Terminal): Run[][] {
  const {active} = terminal.buffer;
  const lines: Run[][] = [];
  for (let row = 0; row < active.length; row += 1) {
    const line = active.getLine(row);
    if (!line) continue;
    const last = lines.at(-1);
    if (line.isWrapped && last) last.push(...runsOf(line));
    else lines.push(runsOf(line));
  }
  const trimmed = lines.map(trimEnd);
  while (trimmed.at(-1)?.length === 0) trimmed.pop();
  return trimmed;
}

/** How many lines `linesOf` returns, without reading their styles, which takes a hundred times as long. */
function countLines(terminal: Terminal): number {
  const {active} = terminal.buffer;
  const textOf = (row: number): string => active.getLine(row)?.translateToString(true).trim() ?? '';
  let rows = active.length;
  while (rows > 0 && textOf(rows - 1) === '') rows -= 1;
  return Array.from({length: rows}, (_, row) => active.getLine(row)).filter((line) => line && !line.isWrapped).length;
}

/** Removes the spaces with which a terminal pads every line. */
function trimEnd(runs: readonly Run[]): Run[] {
  const trimmed = [...runs];
  while (trimmed.at(-1)?.text.trim() === '') trimmed.pop();
  const last = trimmed.pop();
  return last ? [...trimmed, {...last, text: last.text.trimEnd()}] : [];
}

/** The still of a recording. */
interface Still {
  /**
   * The content of its terminal and the scrollback at the end, as HTML: lines of text and `<span class="ansi-…">`, with
   * empty ones up to `rows`. A long scrollback is a `<span class="code-folded">`.
   */
  still: string;
  /** The lines of the terminal that plays it: as many as it uses at any time, and as many as the still shows. */
  rows: number;
}

/** A scrollback of at most this many lines isn't folded. */
const shortScrollback = 15;

/** The still of a recording. */
export async function stillOf({width, height, outputs}: Cast): Promise<Still> {
  const terminal = new Terminal({cols: width, rows: height, scrollback, allowProposedApi: true});
  let rows = 1;
  for (const [, text] of outputs) {
    // Without waiting for each, which takes a millisecond.
    terminal.write(text, () => (rows = Math.min(height, Math.max(rows, countLines(terminal)))));
  }
  await new Promise<void>((resolve) => terminal.write('', resolve));
  const lines = linesOf(terminal).map((line) =>
    line
      .map(({styles, text}) => (styles ? `<span class="${styles}">${escapeHtml(text)}</span>` : escapeHtml(text)))
      .join(''),
  );
  terminal.dispose();
  const scrolled = lines.length > rows + shortScrollback ? lines.splice(0, lines.length - rows) : [];
  const folded = scrolled.length > 0 ? `<span class="code-folded">${scrolled.join('\n')}\n</span>` : '';
  const padding = '\n'.repeat(Math.max(0, rows - lines.length));
  return {still: folded + lines.join('\n') + padding, rows: Math.max(rows, lines.length)};
}
