import {requestAnew} from './outdated';

/** What webpack throws for a chunk: of scripts by its name, of styles by its code; `request` is the chunk's address. */
interface ChunkError extends Error {
  code?: string;
  request?: string;
}

/**
 * Loads modules, and once more where a file of theirs can't be had: past the browser's cache, which may keep a damaged one
 * for good. Styles that don't load at all are done without, since half styled is better than dead.
 *
 * @param load imports the modules
 * @throws what `load` does where the host doesn't have them
 */
export async function loadModules<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const {code, request} = error as ChunkError;
    if (request === undefined) throw error;
    if ((await requestAnew(request)) === undefined && code === 'CSS_CHUNK_LOAD_FAILED') doWithout(request);
    return load();
  }
}

/** webpack takes a sheet for loaded where the page has a link to it, even one that loads nothing. */
function doWithout(sheet: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset.href = new URL(sheet).pathname;
  document.head.append(link);
}
