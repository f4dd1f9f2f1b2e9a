import type {Element, ElementContent, Properties} from 'hast';
import {visit} from 'unist-util-visit';

/** Finds all descendants with a tag name, in document order. */
export function elementsIn(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, {tagName}, (element: Element) => void found.push(element));
  return found;
}

/** The text content of an element. */
export function textOf(element: Element): string {
  let text = '';
  visit(element, 'text', ({value}) => {
    text += value;
  });
  return text;
}

export function hasClass({properties}: Element, name: string): boolean {
  return [properties.className].flat().includes(name);
}

export function element(tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
  };
}
