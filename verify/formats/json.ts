import {findNodeAtLocation, parseTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {lineAt, type Format} from './types';

const jsonFormat =
  (allowComments: boolean): Format =>
  (text) => {
    const errors: ParseError[] = [];
    const tree = parseTree(text, errors, {disallowComments: !allowComments, allowTrailingComma: allowComments});
    // What follows the first error follows from it.
    const problems = errors.slice(0, 1).map(({error, offset}) => ({
      line: lineAt(text, offset),
      message: `no valid JSON: ${printParseErrorCode(error)}`,
    }));
    const lineOf = (place: readonly (string | number)[]): number => {
      const node = tree && findNodeAtLocation(tree, [...place]);
      return node ? lineAt(text, node.offset) : 1;
    };
    return {problems, documents: problems.length > 0 ? [] : [{value: toValue(text, allowComments), lineOf}]};
  };

function toValue(text: string, allowComments: boolean): unknown {
  return allowComments ? undefined : JSON.parse(text);
}

export const json = jsonFormat(false);
export const jsonc = jsonFormat(true);
