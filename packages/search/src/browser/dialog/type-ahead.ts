import {writeInto} from '@docs-kit/instant/browser/input';

const giveUpAfter = 60_000;

/** Cancels the previous call. */
let end = (): string => '';

/**
 * Collects typed text until the search box exists, and inserts it there, because the dialog takes a moment to load.
 * Escape cancels.
 *
 * @returns a function that stops collecting and returns the text, for when there won't be a search box
 */
export function typeAhead(): () => string {
  // If search is opened twice, the text is inserted once.
  let typed = end();

  function keep(event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey} = event;
    if (key === 'Escape') stop();
    if (ctrlKey || metaKey || altKey || (key.length !== 1 && key !== 'Backspace')) return;
    typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
    event.preventDefault();
    event.stopPropagation();
  }

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('keydown', keep, true);
    end = () => '';
  }

  const observer = new MutationObserver(() => {
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (!input) return;
    stop();
    input.focus();
    if (typed !== '') writeInto(input, input.value + typed);
  });

  const timer = setTimeout(stop, giveUpAfter);
  observer.observe(document.body, {childList: true, subtree: true});
  addEventListener('keydown', keep, true);
  end = () => {
    stop();
    return typed;
  };
  return end;
}
