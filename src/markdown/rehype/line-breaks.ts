import type {Element, ElementContent, Parents, Root} from 'hast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {splitNames} from '@docs-kit/base/line-breaks';
import {elementsIn, h, hasClass} from '@docs-kit/base/node/hast';

/**
 * Minimum length in characters of a name that may break: table columns are narrow, lines of text aren't. The names in a
 * table's first column are what readers look for, so they break later.
 */
const minLength = {cell: 16, line: 20};

/** A flag or a name that fits on one line of a small phone with text of 200 %, also in a list: an element's whole text. */
const shortName = /^(?:--?\w[-\w]{0,11}|(?=.{3,10}$)[\w.]+-[-\w.]+)$/;

/** The dashes of a flag with its first word. */
const flagStart = /((?:^|(?<=\s))--?\w+)/;

/**
 * Allows line breaks between the words of long names in code, such as `Container.withMountedDirectory`, and only there:
 * browsers would also break `--help` after its dashes.
 */
export function lineBreaks(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'element', (node, _index, parent) => {
      // The style sheet keeps the names in the reference's rows and tables on one line, and breaks would add to their
      // weight.
      if (node.tagName === 'pre' || hasClass(node, 'api-names')) return SKIP;
      if (hasClass(node, 'api-table')) return breakDescriptions(node);
      if (/^t[dh]$/.test(node.tagName) && node !== firstElement(parent))
        elementsIn(node, 'code').forEach((code) => breakNames(code, minLength.cell));

      if (node.tagName === 'code') {
        breakNames(node, minLength.line);
        keepFlags(node);
      }
      return undefined;
    });
  };
}

function firstElement(parent: Parents | undefined): ElementContent | undefined {
  return parent?.type === 'element' ? parent.children.find(({type}) => type === 'element') : undefined;
}

function breakDescriptions(table: Element): typeof SKIP {
  for (const row of elementsIn(table, 'tr')) {
    const [, ...descriptions] = elementsIn(row, 'td');
    descriptions.flatMap((cell) => elementsIn(cell, 'code')).forEach((code) => breakNames(code, minLength.line));
  }
  return SKIP;
}

function breakNames(element: Element, length: number): void {
  element.children = element.children.flatMap((child) =>
    child.type === 'text' ? withBreaks(splitNames(child.value, length)) : [child],
  );
}

function keepFlags(code: Element): void {
  const [only, second] = code.children;
  if (!second && only?.type === 'text' && shortName.test(only.value)) {
    code.properties.className = ['flag'];
    return;
  }
  code.children = code.children.flatMap((child) => (child.type === 'text' ? withFlags(child.value) : [child]));
}

function withFlags(value: string): ElementContent[] {
  return value.split(flagStart).flatMap((piece, index): ElementContent[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{type: 'text', value: piece}];
    return [h('span.flag', piece)];
  });
}

function withBreaks(pieces: string[]): ElementContent[] {
  return pieces.flatMap((value, index): ElementContent[] => {
    const text: ElementContent = {type: 'text', value};
    return index === 0 ? [text] : [h('wbr'), text];
  });
}
