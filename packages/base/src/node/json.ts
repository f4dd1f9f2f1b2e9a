import {existsSync, readFileSync} from 'node:fs';
import {type Node, parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {ContentError} from './error';

/**
 * Finds the first error in a JSON text, or a key that an object has twice. `JSON.parse` reports no line, and in Node 20 not always a position.
 *
 * @returns its 1-based line and a description, such as `comma expected`; undefined if the text is valid
 */
export function findJsonError(text: string): {line: number; reason: string} | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, {disallowComments: true});
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  // Later errors are usually consequences of the first.
  const [first] = errors;
  if (first) {
    const reason = printParseErrorCode(first.error);
    return {line: lineOf(first.offset), reason: reason.replace(/(?<!^)[A-Z]/g, ' $&').toLowerCase()};
  }
  const again = tree && repeatedKey(tree);
  return again && {line: lineOf(again.offset), reason: `the key ${JSON.stringify(again.value)} appears twice`};
}

/** The first key that an object already has. */
function repeatedKey({type, children = []}: Node): Node | undefined {
  const keys = type === 'object' ? children.flatMap(({children: [key] = []}) => key ?? []) : [];
  const known = new Set<unknown>();
  const own = keys.find(({value}) => known.size === known.add(value).size);
  for (const child of own ? [] : children) {
    const inner = repeatedKey(child);
    if (inner) return inner;
  }
  return own;
}

/**
 * Parses a JSON file's text.
 *
 * @throws {ContentError} at its first error
 */
export function parseJson(text: string, file: string): unknown {
  const error = findJsonError(text);
  if (error) throw new ContentError({file, line: error.line}, `this isn't JSON (${error.reason})`, 'Fix its syntax');
  return JSON.parse(text);
}

/**
 * Reads a JSON file.
 *
 * @throws {ContentError} if it's missing, or at its first error
 */
export function readJson(file: string): unknown {
  if (!existsSync(file)) throw new ContentError({file}, "the file doesn't exist", 'Restore it from the repository');
  return parseJson(readFileSync(file, 'utf8'), file);
}

/** Whether a value is a plain object in the JSON sense. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
