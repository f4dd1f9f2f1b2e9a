/** Decodes percent-encoded text; undefined if it's malformed, such as `100%`. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
