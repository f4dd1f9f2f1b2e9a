/**
 * Parses a fence's meta: `title="a b" output='x' showLineNumbers {1,3}` gives `title`, `output` and `showLineNumbers`
 * (with an empty value); highlighted line ranges are ignored.
 */
export function parseMeta(meta: string): Record<string, string> {
  const parsed: Record<string, string> = {};
  for (const [, name, double, single] of meta.matchAll(/([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'))?/g)) {
    if (name) parsed[name] = double ?? single ?? '';
  }
  return parsed;
}
