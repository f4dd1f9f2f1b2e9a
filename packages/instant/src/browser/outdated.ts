import {listed} from './page-lists';

/** Fetches from the host, past all caches; undefined if it doesn't answer or returns an error. */
export async function fetchPastCaches(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {cache: 'reload'});
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the host has deployed another build, whose pages reference different scripts. */
export async function isOutdated(): Promise<boolean> {
  const text = await fetchPastCaches(location.pathname);
  if (text === undefined) return false;
  const scripts = listed('page-scripts', new DOMParser().parseFromString(text, 'text/html'));
  return scripts.length > 0 && String(scripts) !== String(listed('page-scripts'));
}
