import {type IBufferCell, type IBufferLine, Terminal} from '@xterm/headless';
import {escapeHtml} from '../lib/html';
import type {Cast} from './cast';

/** Lines that a still shows at most: more than any recording prints. */
const scrollback = 2000;

/** The classes of a cell's colour and weight, which `styles.css` knows; colours beyond the terminal's sixteen have none. */
function stylesOf(cell: IBufferCell): string {
  const colour = cell.isFgPalette() && cell.getFgColor() < 16 ? [`ansi-${cell.getFgColor()}`] : [];
  const weight = cell.isBold() ? ['ansi-bold'] : cell.isDim() ? ['ansi-8'] : [];
  return [...new Set([...colour, ...weight])].join(' ');
}

/** Cells of a line that look the same. */
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
    // What a space looks like can't be seen.
    const styles = text === ' ' && last ? last.styles : stylesOf(cell);
    if (last?.styles === styles) last.text += text;
    else runs.push({styles, text});
  }
  return runs;
}

/** Everything that a terminal has printed, line by line; lines that it broke are whole again. */
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

/** A line without the spaces at its end, which every line of a terminal is filled with. */
function trimEnd(runs: readonly Run[]): Run[] {
  const trimmed = [...runs];
  while (trimmed.at(-1)?.text.trim() === '') trimmed.pop();
  const last = trimmed.pop();
  return last ? [...trimmed, {...last, text: last.text.trimEnd()}] : [];
}

/** Feeds a terminal, which reads in its own time. */
export function feed(terminal: Terminal, text: string): Promise<void> {
  return new Promise((resolve) => terminal.write(text, resolve));
}

/** A terminal without a screen. */
export function createTerminal(width: number, height: number): Terminal {
  return new Terminal({cols: width, rows: height, scrollback, allowProposedApi: true});
}

/** What a terminal shows, and what has scrolled out of it, without colours. */
export function textOf(terminal: Terminal): string {
  return linesOf(terminal)
    .map((line) => line.map(({text}) => text).join(''))
    .join('\n');
}

/**
 * What a recording's terminal shows at its end, with everything that has scrolled out of it, in HTML: lines of text and
 * `<span class="ansi-…">`.
 */
export async function stillOf({width, height, outputs}: Cast): Promise<string> {
  const terminal = createTerminal(width, height);
  await feed(terminal, outputs.map(([, text]) => text).join(''));
  const lines = linesOf(terminal).map((line) =>
    line
      .map(({styles, text}) => (styles ? `<span class="${styles}">${escapeHtml(text)}</span>` : escapeHtml(text)))
      .join(''),
  );
  terminal.dispose();
  return lines.join('\n');
}
