import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {parse, TomlError} from 'smol-toml';
import {isNode, LineCounter, parseAllDocuments} from 'yaml';
import {findJsonError} from '@docs-kit/base/node/json';
import {lineAt} from '../shell/words';
import type {LineProblem} from '../shared/snippets';

/** The path of a value: its keys and indices. */
export type Place = (string | number)[];

/** A parsed text of a data format. */
interface ParsedText {
  problems: LineProblem[];
  /** One value per document; YAML may contain several, and formats without a schema or commands have none. */
  documents?: ParsedDocument[];
}

export interface ParsedDocument {
  value: unknown;
  /** The 1-based line of the value at a path. */
  lineOf(place: Place): number;
}

export type Format = (text: string) => ParsedText;

export const json: Format = (text) => {
  const error = findJsonError(text);
  if (error) return {problems: [{line: error.line, message: `invalid JSON: ${error.reason}`}]};
  const tree = parseTree(text);
  const lineOf = (place: Place): number => {
    const node = tree && findNodeAtLocation(tree, place);
    return node ? lineAt(text, node.offset) : 1;
  };
  return {problems: [], documents: [{value: JSON.parse(text) as unknown, lineOf}]};
};

/** TOML. The parser doesn't keep positions, so a key's line is that of its first occurrence. */
export const toml: Format = (text) => {
  try {
    const value = parse(text);
    const lines = text.split('\n');
    const lineOf = (place: Place): number => {
      const key = place.filter((part) => typeof part === 'string').at(-1) ?? '';
      return Math.max(1, lines.findIndex((line) => line.includes(key)) + 1);
    };
    return {problems: [], documents: [{value, lineOf}]};
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ''] = error.message.split('\n');
    return {problems: [{line: error.line, message: `invalid TOML: ${message}`}]};
  }
};

/** One or more YAML documents; warnings count as problems. */
export const yaml: Format = (text) => {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, {lineCounter: lines, prettyErrors: false});
  const documents = Array.isArray(parsed) ? parsed : [];
  const problems = documents.flatMap((document) =>
    [...document.errors, ...document.warnings].map(({message, pos}) => ({
      line: lines.linePos(pos[0]).line,
      message: `invalid YAML: ${message.replace(/\s+/g, ' ')}`,
    })),
  );
  return {
    problems,
    documents: documents.map((document) => ({
      value: document.errors.length > 0 ? undefined : (document.toJS() as unknown),
      lineOf: (place) => {
        const node = document.getIn(place, true);
        return isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1;
      },
    })),
  };
};
