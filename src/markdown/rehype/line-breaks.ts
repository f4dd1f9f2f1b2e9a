import type {Element, ElementContent, Root} from 'hast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {splitNames} from '../../lib/line-breaks';
import {elementsIn} from './elements';

/** Minimum length in characters of a name that may break: table columns are narrow, lines of text aren't. */
const minLength = {cell: 12, line: 20};

/**
 * Allows line breaks between the words of long names in code, such as `Container.withMountedDirectory`, and only there.
 */
export function lineBreaks(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'pre') return SKIP;
      if (element.tagName === 'td') elementsIn(element, 'code').forEach((code) => breakNames(code, minLength.cell));
      if (element.tagName === 'code') breakNames(element, minLength.line);
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
