/** Whether the reader is writing into something, and means letters as such. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

/** Whether a key opens the search: Ctrl-K and Cmd-K anywhere, `/` where the reader is not writing. */
export function opensSearch({key, ctrlKey, metaKey, shiftKey, target}: KeyboardEvent): boolean {
  const withK = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
  return withK || (key === '/' && !ctrlKey && !metaKey && !isWriting(target));
}
