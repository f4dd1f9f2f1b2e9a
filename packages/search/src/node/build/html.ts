import type {DefaultTreeAdapterTypes} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** An attribute's value; `undefined` if the element doesn't have it. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(' ').includes(name);
}

/** All descendants that match, in document order. */
export function findAll(node: ParentNode, matches: (element: HtmlElement) => boolean): HtmlElement[] {
  return node.childNodes.filter(isElement).flatMap((element) => {
    const below = findAll(element, matches);
    return matches(element) ? [element, ...below] : below;
  });
}

/** A node's text without the hash links that the theme adds to headings. */
export function textOf(node: HtmlNode): string {
  if ('value' in node) {
    return node.value;
  }
  if (!isElement(node) || hasClass(node, 'hash-link')) {
    return '';
  }
  return node.childNodes.map(textOf).join('');
}
