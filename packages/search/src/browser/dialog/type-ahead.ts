/** Cancels the previous call. */
let end = (): string => '';

/**
 * Collects typed text while the dialog loads, which takes a moment. Escape stops it.
 *
 * @returns a function that stops collecting and returns the text
 */
export function typeAhead(): () => string {
  // If search is opened twice, the text is used once.
  let typed = end();

  function keep(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey} = event;
    if (key === 'Escape') {
      stop();
      typed = '';
    }
    if (ctrlKey || metaKey || altKey || (key.length !== 1 && key !== 'Backspace')) return;
    typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
    event.preventDefault();
    event.stopPropagation();
  }

  function stop(): void {
    removeEventListener('keydown', keep, true);
    end = () => '';
  }

  addEventListener('keydown', keep, true);
  end = () => {
    stop();
    return typed;
  };
  return end;
}
