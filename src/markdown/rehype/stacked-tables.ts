import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {elementsIn, textOf} from './elements';

/** Tables with fewer columns fit a phone. */
const leastColumns = 3;

/**
 * Tells each cell of a wide table its column's heading, and marks the table: on a phone the style sheet shows each row as
 * a block whose cells are under one another, each below its heading.
 */
export function stackedTables(): Transformer<Root> {
  return (tree) => {
    visit(tree, {tagName: 'table'}, (table: Element) => {
      const headings = elementsIn(table, 'th').map((heading) => textOf(heading));
      if (headings.length < leastColumns) return;
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
