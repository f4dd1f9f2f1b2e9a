/** The query parameter that opens search: `/docs/install?q=secrets`. */
export const searchParameter = 'q';

/**
 * Whether the reader is typing into a field, which may be in the shadow root of a browser extension or a widget. The
 * event's path doesn't enter a closed one, so all of a custom element counts, and an element that can't get the focus
 * itself, except for the article, to which the skip link leads.
 */
export function isWriting(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.localName.includes('-') ||
      target.matches('input, select, textarea') ||
      (target.tabIndex < 0 && !target.matches('html, body, main')))
  );
}

/** Whether a key opens search: Ctrl-K and Cmd-K anywhere, in any layout, `/` unless the reader is typing. */
export function opensSearch(event: KeyboardEvent): boolean {
  const {key, code, ctrlKey, metaKey, shiftKey, altKey} = event;
  if (altKey || !(ctrlKey || metaKey)) return key === '/' && !isWriting(event);
  // Where K has no Latin letter, its position counts.
  return !shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~'));
}

/** Whether a key belongs to an input method. Safari reports the one that ends a composition only after its end. */
export function isComposing(event: KeyboardEvent): boolean {
  // Deprecated, but nothing else tells in Safari.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === 229;
}
