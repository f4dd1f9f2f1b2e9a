export type Place = (string | number)[];

/** All values below another one, with their paths; parents before children. */
export function* walk(value: unknown, place: Place = []): Generator<{value: unknown; place: Place}> {
  yield {value, place};
  if (typeof value !== 'object' || value === null) return;
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  for (const [key, item] of entries) yield* walk(item, [...place, key]);
}

/** The value as a list of strings, if it's one. */
export function asWords(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;
}
