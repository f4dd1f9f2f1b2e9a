import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {findJsonError} from '@docs-kit/base/node/json';
import {lineAt} from '../shell/words';
import type {Format} from './types';

const jsonFormat =
  (allowComments: boolean): Format =>
  (text) => {
    const tree = parseTree(text);
    const error = findJsonError(text, allowComments);
    const problems = error ? [{line: error.line, message: `invalid JSON: ${error.reason}`}] : [];
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
