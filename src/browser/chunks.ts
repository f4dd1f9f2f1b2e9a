import {fetchPastCaches} from './outdated';

/**
 * The errors that webpack throws for a chunk: scripts are told by `name`, style sheets by `code`; `request` is the
 * chunk's address.
 */
interface ChunkError extends Error {
  code?: string;
  request?: string;
}

/**
 * Loads modules. If one of their files fails, retries once past the browser's cache, which may hold a damaged copy for
 * good. A style sheet that fails twice is skipped, because a half-styled page is better than a dead one.
 *
 * @param load imports the modules
 * @throws what `load` throws if the host doesn't have the files
 */
export async function loadModules<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const {code, request} = error as ChunkError;
    if (request === undefined) throw error;
    if ((await fetchPastCaches(request)) === undefined && code === 'CSS_CHUNK_LOAD_FAILED') skipStyleSheet(request);
    return load();
  }
}

/** webpack considers a style sheet loaded as soon as the page has a link to it, even if that link failed. */
function skipStyleSheet(sheet: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset.href = new URL(sheet).pathname;
  document.head.append(link);
}
