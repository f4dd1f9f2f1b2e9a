/** A terminal recording: the subset of asciicast version 2 that the site uses. */
export interface Cast {
  /** Columns and lines of the terminal. */
  width: number;
  height: number;
  /** Maximum length of a pause during playback, in seconds. */
  idleTimeLimit: number;
  /** The output, with times in seconds since the start. */
  outputs: readonly (readonly [seconds: number, text: string])[];
}

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Parses a line; undefined if it isn't JSON. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function parseOutput(line: string): Cast['outputs'][number] | undefined {
  const [seconds, kind, text] = [parseLine(line)].flat();
  return typeof seconds === 'number' && kind === 'o' && typeof text === 'string' ? [seconds, text] : undefined;
}

/**
 * Parses a recording: a header, then one output per line.
 *
 * @throws an Error whose message is the 1-based number of the first invalid line
 */
export function parseCast(source: string): Cast {
  const [first = '', ...rest] = source.trimEnd().split('\n');
  const header = (parseLine(first) ?? {}) as Record<string, unknown>;
  const {version, width, height, idle_time_limit: idleTimeLimit} = header;
  if (version !== 2 || !isSize(width) || !isSize(height) || typeof idleTimeLimit !== 'number') throw new Error('1');
  const outputs = rest.map((line, index) => {
    const output = parseOutput(line);
    if (output === undefined) throw new Error(String(index + 2));
    return output;
  });
  return {width, height, idleTimeLimit, outputs};
}

/** Formats a recording, with times rounded to milliseconds. */
export function formatCast({width, height, idleTimeLimit, outputs}: Cast): string {
  const header = {version: 2, width, height, idle_time_limit: idleTimeLimit};
  const lines = outputs.map(([seconds, text]) => [Number(seconds.toFixed(3)), 'o', text]);
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Its duration in seconds. */
export function durationOf({outputs, idleTimeLimit}: Cast): number {
  let last = 0;
  let duration = 0;
  for (const [seconds] of outputs) {
    duration += Math.min(seconds - last, idleTimeLimit);
    last = seconds;
  }
  return duration;
}
