/**
 * Reads the options after a fence's language: `title="a b" output='x' fold=8 sdk {1,3}` gives `title`, `output`, `fold`
 * and `sdk` (with an empty value). For `{1,3}`, see `highlightedLines`.
 */
export function fenceOptions(meta: string | null | undefined): Record<string, string> {
  const options: Record<string, string> = {};
  const option = /([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+)))?/g;
  for (const [, name = '', double, single, plain] of (meta ?? '').matchAll(option))
    options[name] = double ?? single ?? plain ?? '';

  return options;
}

/**
 * The indices of the lines that a fence highlights: `{1,3-4}` gives 0, 2 and 3.
 *
 * @param count the number of lines of the fence
 * @returns undefined if a range is malformed or isn't within the fence
 */
export function highlightedLines(meta: string | null | undefined, count: number): Set<number> | undefined {
  const lines = new Set<number>();
  const [, ranges] = /\{([^}]*)/.exec((meta ?? '').replaceAll(/"[^"]*"|'[^']*'/g, '')) ?? [];
  for (const range of ranges?.split(',') ?? []) {
    const [, first = '', last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
    if (Number(first) < 1 || Number(last) < Number(first) || Number(last) > count) return undefined;
    for (let line = Number(first); line <= Number(last); line += 1) lines.add(line - 1);
  }
  return lines;
}
