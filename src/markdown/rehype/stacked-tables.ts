import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {elementsIn, textOf} from './elements';

/** Tables with fewer columns fit on a phone. */
const minColumns = 3;

/**
 * Marks wide tables and labels each of their cells with its column's heading. On phones, the style sheet stacks a row's
 * cells, each below its heading.
 */
export function stackedTables(): Transformer<Root> {
  return (tree) => {
    visit(tree, {tagName: 'table'}, (table: Element) => {
      const headings = elementsIn(table, 'th').map((heading) => textOf(heading));
      if (headings.length < minColumns) return;
      table.properties.className = ['stacked'];
      for (const row of elementsIn(table, 'tr')) {
        for (const [column, cell] of elementsIn(row, 'td').entries()) {
          const heading = headings[column];
          if (column > 0 && heading) cell.properties['data-label'] = heading;
        }
      }
    });
  };
}
