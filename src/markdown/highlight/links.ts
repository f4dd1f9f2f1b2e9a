/** A link within a line of code. */
export interface CodeLink {
  /** Line index. */
  line: number;
  /** Column index, in UTF-16 units. */
  column: number;
  length: number;
  address: string;
}

/** Serialised for an HTML property: `3 8 8 /0.18/reference/…`, separated by spaces. */
export function formatLinks(links: readonly CodeLink[]): string {
  return links.map(({line, column, length, address}) => [line, column, length, address].join(' ')).join(' ');
}

/** Groups links by line, sorted by column. */
export function readLinks(property: string): Map<number, CodeLink[]> {
  const lines = new Map<number, CodeLink[]>();
  for (const [, line, column, length, address = ''] of property.matchAll(/(\d+) (\d+) (\d+) (\S+)/g)) {
    const link = {line: Number(line), column: Number(column), length: Number(length), address};
    lines.set(
      link.line,
      [...(lines.get(link.line) ?? []), link].sort((a, b) => a.column - b.column),
    );
  }
  return lines;
}
