/**
 * Loads a JSON file of the index. If the browser's cache contains a truncated copy, loads it again past the cache: file
 * names contain hashes, so a damaged copy would never expire.
 *
 * @throws if the file can't be loaded completely, with its address and status, or isn't JSON
 */
export async function fetchJson<T>(address: string): Promise<T> {
  try {
    return await request<T>(address, 'default');
  } catch {
    return request<T>(address, 'reload');
  }
}

async function request<T>(address: string, cache: RequestCache): Promise<T> {
  const response = await fetch(address, {cache});
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return (await response.json()) as T;
}
