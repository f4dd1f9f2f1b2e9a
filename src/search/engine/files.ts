/** @throws where the file cannot be loaded in full, with its address and the status, or is no JSON */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return (await response.json()) as T;
}
