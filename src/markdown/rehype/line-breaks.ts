import type {Element, ElementContent, Root} from 'hast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {splitNames} from '../../lib/line-breaks';
import {elementsIn} from './elements';

/** From how many characters on a name may be broken: a column of a table is narrow, a line of text isn't. */
const shortest = {cell: 12, line: 20};

/**
 * Lets a line end between the words of a long name in code, such as `Container.withMountedDirectory`, and not just
 * anywhere.
 */
export function lineBreaks(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'pre') return SKIP;
      if (element.tagName === 'td') elementsIn(element, 'code').forEach((code) => breakNames(code, shortest.cell));
      if (element.tagName === 'code') breakNames(element, shortest.line);
      return undefined;
    });
  };
}

function breakNames(element: Element, length: number): void {
  element.children = element.children.flatMap((child) =>
    child.type === 'text' ? withBreaks(splitNames(child.value, length)) : [child],
  );
}

function withBreaks(pieces: string[]): ElementContent[] {
  return pieces.flatMap((value, index): ElementContent[] => {
    const text: ElementContent = {type: 'text', value};
    return index === 0 ? [text] : [{type: 'element', tagName: 'wbr', properties: {}, children: []}, text];
  });
}
