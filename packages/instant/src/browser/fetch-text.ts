/**
 * Fetches a text.
 *
 * @throws if the host can't be reached; with the address and the status if it returns an error
 */
export async function fetchText(address: string, cache?: RequestCache): Promise<string> {
  const response = await fetch(address, {cache});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Fetches a text from the host, past the browser's cache, which may hold a damaged copy for good. The answer replaces that
 * copy.
 */
export const fetchFresh = (address: string): Promise<string> => fetchText(address, 'reload');
