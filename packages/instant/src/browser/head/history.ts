import {isRendered} from './hydration';

/**
 * Loads the page of the current address when the reader goes back or forward before hydration. Pages that React's router
 * has shown share a document, even after a reload, so the browser only changes the address.
 */
export function answerHistory(): void {
  const shown = location.pathname;
  addEventListener('popstate', () => {
    if (!isRendered() && location.pathname !== shown) location.reload();
  });
}
