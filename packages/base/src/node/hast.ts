import type {Element} from 'hast';
import {visit} from 'unist-util-visit';

export {h} from 'hastscript';
export {toString as textOf} from 'hast-util-to-string';

/** Finds all descendants with a tag name, in document order. */
export function elementsIn(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, {tagName}, (element: Element) => void found.push(element));
  return found;
}

export function hasClass({properties}: Element, name: string): boolean {
  return [properties.className].flat().includes(name);
}
