const shown = 'page-shown';

/** Tells the theme's hooks that another page has been rendered. */
export const announcePage = (): boolean => dispatchEvent(new Event(shown));

/**
 * Calls back when a link has led to another page, after it has been rendered. The router's location changes earlier,
 * while the page is still loading.
 *
 * @returns a function that stops it
 */
export function onPageShown(callback: () => void): () => void {
  addEventListener(shown, callback);
  return () => removeEventListener(shown, callback);
}
