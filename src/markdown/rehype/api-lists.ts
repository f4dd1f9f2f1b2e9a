import type {Element, ElementContent, Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {elementsIn, h, hasClass, textOf} from '@docs-kit/base/node/hast';

/** The label above a list, by the first column heading of its table; missing if the page's own heading is enough. */
const labels = new Map([
  ['Parameter', 'Parameters'],
  ['Option', 'Options'],
]);

/**
 * Converts the reference's tables of names, types and descriptions to lists. A long class has eighty tables with the
 * same three headings. Lists have a quarter fewer elements, and fit any screen without horizontal scrolling.
 */
export function apiLists(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'element', (table, index, parent) => {
      if (!hasClass(table, 'api-table') || !parent || index === undefined) return;
      const [head, ...rows] = elementsIn(table, 'tr').map(cellsOf);
      if (head?.length !== 3) return;
      const text = labels.get(head[0] ? textOf(head[0]) : '');
      const label = text === undefined ? [] : [h('p.api-label', text)];
      const items = rows.flatMap(([name, type, description]) => [
        h('dt', contentOf(name), ' ', contentOf(type)),
        h('dd', contentOf(description)),
      ]);
      const list = h('dl.api-list', items);
      parent.children.splice(index, 1, ...label, list);
    });
  };
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}

function contentOf(cell: Element | undefined): ElementContent[] {
  return cell?.children ?? [];
}
