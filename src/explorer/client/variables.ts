/** A query's variables, or the reason why they can't be sent. */
export type ParsedVariables = {values: Record<string, unknown> | undefined} | {problem: string};

/** Reads the variables' editor; nothing in it is no variables. */
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
