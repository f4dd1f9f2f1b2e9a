/** @throws where the file cannot be loaded in full, with its address and the status */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/** @throws where the file cannot be loaded or is no JSON */
export async function fetchJson<T>(address: string): Promise<T> {
  return JSON.parse(await fetchText(address)) as T;
}
