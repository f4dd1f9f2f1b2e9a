import {parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';

export interface JsonError {
  /** 1-based. */
  line: number;
  /** A description: `comma expected`. */
  reason: string;
}

/**
 * Finds the first error in a JSON text. `JSON.parse` reports no line, and in Node 20 not always a position.
 *
 * @param allowComments allows comments and trailing commas
 * @returns undefined if the text is valid
 */
export function findJsonError(text: string, allowComments = false): JsonError | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, {disallowComments: !allowComments, allowTrailingComma: allowComments});
  // Later errors are usually consequences of the first.
  const [first] = errors;
  return (
    first && {
      line: text.slice(0, first.offset).split('\n').length,
      reason: printParseErrorCode(first.error)
        .replace(/(?<!^)[A-Z]/g, ' $&')
        .toLowerCase(),
    }
  );
}

/** Whether a value is a plain object in the JSON sense. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
