import {fetchFresh} from './fetch-text';

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
    // The address of a script or a style sheet, in webpack's errors.
    const {request} = error as {request?: string};
    if (request === undefined) throw error;
    await fetchFresh(request).catch(() => undefined);
    return load();
  }
}
