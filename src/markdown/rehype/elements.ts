import type {Element} from 'hast';
import {visit} from 'unist-util-visit';

/** All elements of a name within another, in document order. */
export function elementsIn(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, {tagName}, (element: Element) => void found.push(element));
  return found;
}

/** The text of an element and of everything within it. */
export function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', ({value}) => {
    text += value;
  });
  return text;
}
