import fs from 'node:fs';
import path from 'node:path';
import {listByKey} from '@docs-kit/base/group';
import {readJson} from '@docs-kit/base/node/json';

/** An API call in a sample's file, as resolved by the language's compiler. */
export interface SampleCall {
  /** 1-based, in the file. */
  line: number;
  /** 1-based, in UTF-16 units: where the method's name starts. */
  column: number;
  /** The type and field in API spelling: `Container.withExec`; the root is `Client`. */
  member: string;
}

/** Keyed by the file's path below `_samples`, with forward slashes. */
export type SampleCalls = ReadonlyMap<string, readonly SampleCall[]>;

/** The file beside the samples that stores their calls. */
export const callsFile = 'calls.json';

const cache = new Map<string, {stamp: string; calls: SampleCalls}>();

/**
 * Reads the calls of the samples below a `_samples` folder; empty if it has no `calls.json`.
 *
 * @throws {ContentError} if the file isn't JSON, as after a merge
 */
export function readCalls(root: string): SampleCalls {
  const file = path.join(root, callsFile);
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  const stamp = stat ? `${stat.mtimeMs} ${stat.size}` : '';
  const known = cache.get(root);
  if (known?.stamp === stamp) return known.calls;
  const calls = stat ? parseCalls(readJson(file) as WrittenCalls) : new Map<string, SampleCall[]>();
  cache.set(root, {stamp, calls});
  return calls;
}

/** `{"main.go": {"Container.withExec": "14:9 15:9"}}` */
type WrittenCalls = Record<string, Record<string, string>>;

function parseCalls(written: WrittenCalls): SampleCalls {
  return new Map(
    Object.entries(written).map(([name, members]) => {
      const calls = Object.entries(members).flatMap(([member, places]) =>
        places.split(' ').map((place): SampleCall => {
          const [line = 0, column = 0] = place.split(':').map(Number);
          return {line, column, member};
        }),
      );
      return [name, calls.sort(byPlace)];
    }),
  );
}

function byPlace(a: SampleCall, b: SampleCall): number {
  return a.line - b.line || a.column - b.column;
}

/** Formats `calls.json`: sorted, one line for each file that calls the API, `{"Container.withExec": "14:9 15:9"}`. */
export function formatCalls(calls: SampleCalls): string {
  const lines = [...calls]
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => `${JSON.stringify(name)}: ${formatFile(found)}`);
  return lines.length > 0 ? `{\n${lines.sort().join(',\n')}\n}\n` : '{}\n';
}

/** Formats one file's calls for `calls.json`. */
export function formatFile(calls: readonly SampleCall[]): string {
  const places = [...calls].sort(byPlace).map(({member, line, column}) => [member, `${line}:${column}`] as const);
  const members = [...listByKey(places)].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(Object.fromEntries(members.map(([member, found]) => [member, found.join(' ')])));
}
