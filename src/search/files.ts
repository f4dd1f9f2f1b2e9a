/** @throws where the file cannot be loaded in full, with its address and the status */
export async function fetchFile(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.arrayBuffer();
}

/** @throws where the file cannot be loaded or is no JSON */
export async function fetchJson<T>(address: string): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await fetchFile(address))) as T;
}
