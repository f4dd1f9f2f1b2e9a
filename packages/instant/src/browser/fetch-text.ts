/**
 * Fetches a text from the host, past the browser's cache, which may hold a damaged copy for good. The answer replaces that
 * copy.
 *
 * @throws if the host can't be reached; with the address and the status if it returns an error
 */
export async function fetchFresh(address: string): Promise<string> {
  const response = await fetch(address, {cache: 'reload'});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
