/** Reads a stored value; null if there's none or the browser denies access. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it for null; only warns if the browser refuses. */
export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`The choice applies to this page only, because the browser didn't store it under "${key}".`, error);
  }
}
