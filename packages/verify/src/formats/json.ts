import {findNodeAtLocation, parseTree} from 'jsonc-parser';
import {findJsonError} from '@docs-kit/base/node/json';
import {lineAt} from '../shell/words';
import type {Format} from './types';

export const json: Format = (text) => {
  const error = findJsonError(text);
  if (error) return {problems: [{line: error.line, message: `invalid JSON: ${error.reason}`}]};
  const tree = parseTree(text);
  const lineOf = (place: readonly (string | number)[]): number => {
    const node = tree && findNodeAtLocation(tree, [...place]);
    return node ? lineAt(text, node.offset) : 1;
  };
  return {problems: [], documents: [{value: JSON.parse(text) as unknown, lineOf}]};
};
