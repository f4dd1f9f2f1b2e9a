import type {LineProblem} from '../types/snippets';

/** A parsed text of a data format. */
export interface ParsedText {
  problems: LineProblem[];
  /** One value per document; YAML may contain several, and formats without a schema or commands have none. */
  documents?: ParsedDocument[];
}

export interface ParsedDocument {
  value: unknown;
  /** The 1-based line of the value at a path of keys and indices. */
  lineOf(path: readonly (string | number)[]): number;
}

export type Format = (text: string) => ParsedText;
