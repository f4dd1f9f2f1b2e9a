import fs from 'node:fs';
import path from 'node:path';
import {listByKey} from '@docs-kit/base/group';
import {readJson} from '@docs-kit/base/node/json';
import type {Sample, SampleFile} from './read';

/** An API call in a sample's file. */
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

/** The file beside the samples that stores their calls in one language, whose compiler resolves them. */
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

export interface MemberNames {
  /** The name of an API's member in a language: `with_exec` for `Container.withExec`. */
  nameOf(language: string, member: string): string;
}

/** A method that code calls: the name as written, and where it starts. */
interface Method extends Omit<SampleCall, 'member'> {
  name: string;
}

/** The methods that a file calls, except static ones, which have a class's name before them. */
function methodsIn({source}: SampleFile): Method[] {
  return Array.from(
    source.matchAll(/(?<!\b[A-Z]\w*)(?:\.|->)\s*(?:\/\/.*\s*)*(\w+)(?=\s*\()/g),
    ({0: text, 1: name = '', index}) => {
      const before = source.slice(0, index + text.length - name.length).split('\n');
      return {name, line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
    },
  );
}

/**
 * The calls in a language's files of a sample. Those that aren't recorded are found by their names in the language whose
 * calls are: each in the order of the calls there, or all if that language only calls one member by the name.
 *
 * @param recorded the calls of the samples below the sample's root
 * @returns by the file's name
 */
export function callsIn(
  {name: sample, languages}: Sample,
  language: string,
  recorded: SampleCalls,
  names: MemberNames,
): SampleCalls {
  const recordedIn = (id: string, file: SampleFile): readonly SampleCall[] | undefined =>
    recorded.get(`${sample}/${id}/${file.name}`);
  const files = languages.get(language) ?? [];
  const own = files.flatMap((file) => {
    const calls = recordedIn(language, file);
    return calls ? [[file.name, calls] as const] : [];
  });
  if (own.length > 0) return new Map(own);

  const known = [...languages].flatMap(([id, others]) =>
    others.flatMap((file) => {
      const calls = recordedIn(id, file) ?? [];
      if (calls.length === 0) return [];
      return methodsIn(file).map(({name, line, column}) => {
        const call = calls.find((one) => one.line === line && one.column === column);
        return [name, call?.member] as const;
      });
    }),
  );
  const members = new Map(
    [...listByKey(known)].flatMap(([, found]) =>
      [...new Set(found)].flatMap((member) =>
        member === undefined ? [] : [[names.nameOf(language, member), found] as const],
      ),
    ),
  );
  const methods = files.flatMap((file) => methodsIn(file).map((method) => [method.name, {file, method}] as const));
  const calls = [...listByKey(methods)].flatMap(([name, places]) => {
    const found = members.get(name) ?? [];
    const isOne = new Set(found).size === 1 && places.length <= found.length;
    if (!isOne && places.length !== found.length) return [];
    return places.flatMap(({file, method: {line, column}}, index) => {
      const member = found[index];
      return member === undefined ? [] : [[file.name, {line, column, member}] as const];
    });
  });
  return listByKey(calls);
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
