/**
 * Loads a file of the index. One that is damaged in the browser's cache, which a half of a file is that breaks off before
 * its last bracket, is loaded once more past the cache: its name never changes, so it would stay damaged for good.
 *
 * @throws where the file cannot be loaded in full, with its address and the status, or is no JSON
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
