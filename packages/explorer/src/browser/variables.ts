/** A query's variables, or the reason why they're invalid. */
export type ParsedVariables = {values: Record<string, unknown> | undefined} | {problem: string};

/** Parses the variables editor; an empty one means no variables. */
export function parseVariables(text: string): ParsedVariables {
  if (text.trim() === '') return {values: undefined};
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch (error) {
    return {problem: `The variables aren’t JSON: ${(error as Error).message}`};
  }
  return typeof values === 'object' && values !== null && !Array.isArray(values)
    ? {values: values as Record<string, unknown>}
    : {problem: 'The variables must be a JSON object: `{"image": "alpine:3.22"}`.'};
}
