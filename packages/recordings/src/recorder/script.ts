import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError} from '@docs-kit/base/node/error';
import {parse, YAMLParseError} from 'yaml';

/** A step at the keyboard. */
export type Step =
  /** Types a command and Enter, and waits for the shell's prompt. */
  | {run: string}
  /** Types text, or presses a key. */
  | {type: string}
  | {key: keyof typeof keys}
  /** Waits until the last line of the screen matches, or the output since the previous step. */
  | {prompt: string}
  | {see: string}
  /** Pauses for the reader, in seconds. */
  | {pause: number};

/** The script of a recording, `FOLDER/NAME.yaml`. */
export interface RecordingScript {
  /** Columns and lines of the terminal. */
  width: number;
  height: number;
  /** The sample whose module is the project, as `verify:engine` names it: `features-caching/order go`. */
  project?: string;
  /** Files by their path in the project, in addition to the sample's. */
  files?: Readonly<Record<string, string>>;
  /** Commands that run before the recording starts, for example to load modules. */
  before?: readonly string[];
  steps: readonly Step[];
}

export const keys = {
  enter: '\r',
  tab: '\t',
  escape: '\u001b',
  'ctrl+c': '\u0003',
  'ctrl+d': '\u0004',
  up: '\u001b[A',
} as const;

/** Kinds of steps with a text. */
const written = ['run', 'type', 'prompt', 'see'];

function isStep(value: unknown): boolean {
  const [first, ...more] = Object.entries(value ?? {}) as [string, unknown][];
  if (!first || more.length > 0) return false;
  const [kind, given] = first;
  if (kind === 'pause') return typeof given === 'number';
  return typeof given === 'string' && (kind === 'key' ? given in keys : written.includes(kind));
}

/**
 * Reads a recording's script.
 *
 * @param folder the folder of scripts
 * @throws {ContentError} if the script doesn't exist or is malformed
 */
export function readScript(folder: string, name: string): RecordingScript {
  const file = path.join(folder, `${name}.yaml`);
  let script: Partial<RecordingScript>;
  try {
    script = parse(readFileSync(file, 'utf8')) as Partial<RecordingScript>;
  } catch (error) {
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    throw new ContentError(
      {file, line},
      "the script doesn't exist or isn't valid YAML",
      'Write it like the other scripts in that folder',
    );
  }
  const {width, height, steps} = script;
  const wrong = steps?.find((step) => !isStep(step));
  if (!width || !height || !steps?.length || wrong !== undefined) {
    const what = wrong === undefined ? 'needs width, height and steps' : `has no step ${JSON.stringify(wrong)}`;
    throw new ContentError({file}, `the script ${what}`, 'Compare it with the other scripts in that folder');
  }
  return {...script, width, height, steps};
}
