import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {elementsIn, textOf} from './elements';

/** Tables with fewer columns fit on a phone. */
const minColumns = 3;

/**
 * Marks wide tables and labels each of their cells with its column's heading. On phones, the style sheet stacks a row's
 * cells, each below its heading. If the first column has no heading, its cells are the headings of their rows.
 */
export function stackedTables(): Transformer<Root> {
  return (tree) => {
    visit(tree, {tagName: 'table'}, (table: Element) => {
      const headings = elementsIn(table, 'th');
      const labels = headings.map((heading) => textOf(heading));
      if (labels.length < minColumns) return;
      table.properties.className = ['stacked'];
      for (const row of elementsIn(table, 'tr')) {
        for (const [column, cell] of elementsIn(row, 'td').entries()) {
          const label = labels[column];
          if (column > 0 && label) cell.properties['data-label'] = label;
          if (column === 0 && !label) {
            cell.tagName = 'th';
            cell.properties.scope = 'row';
          }
        }
      }
      const [corner, ...others] = headings;
      if (corner && !labels[0]) {
        // A heading without text would be announced as the heading of the first column.
        corner.tagName = 'td';
        for (const heading of others) heading.properties.scope = 'col';
      }
    });
  };
}
