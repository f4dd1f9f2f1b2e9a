import type {Element, Root} from 'hast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {elementsIn, textOf} from '@docs-kit/base/node/hast';

/** Tables with fewer columns fit on a phone, unless their text is long. */
const minColumns = 3;

/**
 * In characters: two columns beside each other are too narrow on a phone if a cell of the first and the average of the
 * second are longer.
 */
const roomInColumn = {first: 12, second: 50};

/** The text of each cell of the table's body, by row. */
function bodyOf(table: Element): string[][] {
  return elementsIn(table, 'tr')
    .map((row) => elementsIn(row, 'td').map((cell) => textOf(cell)))
    .filter((cells) => cells.length > 0);
}

function isTooWide(table: Element, columns: number): boolean {
  if (columns >= minColumns) return true;
  const rows = bodyOf(table);
  const lengths = (column: number): number[] => rows.map((cells) => cells[column]?.length ?? 0);
  const second = lengths(1).reduce((sum, length) => sum + length, 0) / rows.length;
  return Math.max(...lengths(0)) > roomInColumn.first && second > roomInColumn.second;
}

/**
 * Marks wide tables, and labels the cells after a row's first with their column's heading if there are several. On
 * phones, the style sheet stacks a row's cells, each below its heading; two headings stay at the top. If the first column
 * has no heading, its cells are the headings of their rows.
 */
export function stackedTables(): Transformer<Root> {
  return (tree) => {
    visit(tree, {tagName: 'table'}, (table: Element) => {
      const headings = elementsIn(table, 'th');
      const labels = headings.map((heading) => textOf(heading));
      if (!isTooWide(table, labels.length)) return;
      table.properties.className = [table.properties.className ?? []].flat().map(String).concat('stacked');
      if (labels.length < minColumns) return;
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
