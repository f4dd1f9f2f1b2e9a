import {ContentError} from '@docs-kit/base/node/error';
import {findJsonError} from '@docs-kit/base/node/json';

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

/**
 * Parses a recording: a header, then one output per line. A unit test compares all recordings with this format.
 *
 * @param file named in errors
 * @throws {ContentError} at a line that isn't JSON
 */
export function parseCast(source: string, file: string): Cast {
  const lines = source.trimEnd().split('\n');
  const [header, ...outputs] = lines.map((text, index): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      const reason = findJsonError(text)?.reason ?? 'unexpected text';
      throw new ContentError({file, line: index + 1}, `this line isn't JSON (${reason})`, 'Record it again');
    }
  }) as [Header, ...OutputRow[]];
  const {width, height, idle_time_limit: idleTimeLimit} = header;
  return {width, height, idleTimeLimit, outputs: outputs.map(([seconds, , text]) => [seconds, text])};
}

type Header = Pick<Cast, 'width' | 'height'> & {version: 2; idle_time_limit: number};
type OutputRow = [seconds: number, kind: 'o', text: string];

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
