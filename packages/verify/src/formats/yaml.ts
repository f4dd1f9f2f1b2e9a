import {isNode, LineCounter, parseAllDocuments} from 'yaml';
import type {Format} from './types';

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
