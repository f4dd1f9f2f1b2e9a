import {ContentError} from '@docs-kit/base/node/error';
import {findJsonError} from '@docs-kit/base/node/json';

/** A terminal recording: what the site uses of asciicast version 2, which asciinema writes. */
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
 * Parses a recording: a header, then one event per line, of which only outputs count.
 *
 * @param file named in errors
 * @throws {ContentError} at a line that isn't JSON
 */
export function parseCast(source: string, file: string): Cast {
  const lines = source.trimEnd().split('\n');
  const [header, ...events] = lines.map((text, index): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      const reason = findJsonError(text)?.reason ?? 'unexpected text';
      throw new ContentError({file, line: index + 1}, `this line isn't JSON (${reason})`, 'Record it again');
    }
  }) as [Header, ...EventRow[]];
  const {width, height, idle_time_limit: idleTimeLimit = Infinity} = header;
  const outputs = events.filter(([, kind]) => kind === 'o').map(([seconds, , text]) => [seconds, text] as const);
  return {width, height, idleTimeLimit, outputs};
}

type Header = Pick<Cast, 'width' | 'height'> & {version: 2; idle_time_limit?: number};
type EventRow = [seconds: number, kind: string, text: string];

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
