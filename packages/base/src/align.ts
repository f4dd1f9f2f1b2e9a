/**
 * Formats a table as text.
 *
 * @param left the columns whose cells are aligned to their left, by default the first
 * @returns a line for each row
 */
export function align(rows: readonly (readonly string[])[], left: readonly number[] = [0]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return left.includes(column) ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
