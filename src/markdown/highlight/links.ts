/** A part of a line of code that leads somewhere. */
export interface CodeLink {
  /** From 0. */
  line: number;
  /** From 0, in UTF-16 units. */
  column: number;
  length: number;
  address: string;
}

/** As a property of an element: `3 8 8 /0.18/reference/…` for each, with a space between them. */
export function formatLinks(links: readonly CodeLink[]): string {
  return links.map(({line, column, length, address}) => [line, column, length, address].join(' ')).join(' ');
}

/** The links by their line, in the order of their columns. */
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
