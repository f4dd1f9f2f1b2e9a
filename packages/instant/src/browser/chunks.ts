import {fetchFresh} from './fetch-fresh';

/** The error that webpack throws for a script or a style sheet; `request` is its address. */
interface ChunkError extends Error {
  request?: string;
}

/**
 * Loads modules. If one of their files fails, retries once past the browser's cache, which may hold a damaged copy for
 * good.
 *
 * @param load imports the modules
 * @throws what `load` throws if a script or a style sheet fails again; the next call requests it again
 */
export async function loadModules<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const {request} = error as ChunkError;
    if (request === undefined) throw error;
    await fetchFresh(request)
      .then((response) => response.text())
      .catch(() => undefined);
    return load();
  }
}
