/** Whether the reader is typing into a field. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

/** Whether a key opens search: Ctrl-K and Cmd-K anywhere, `/` unless the reader is typing. */
export function opensSearch({key, ctrlKey, metaKey, shiftKey, target}: KeyboardEvent): boolean {
  const withK = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
  return withK || (key === '/' && !ctrlKey && !metaKey && !isWriting(target));
}
