import {writeInto} from '@site/src/browser/input';

const giveUpAfter = 60_000;

/** Ends what the last call has begun. */
let end = (): string => '';

/**
 * Keeps what the reader types from now until the search box is there, and writes it into the box. The dialog takes a
 * moment to load, and no key may get lost in it; Escape gives the keys back to the page.
 *
 * @returns ends it, where there will be no box, and gives what was typed
 */
export function typeAhead(): () => string {
  // Where the search is opened twice, the keys go into its box once.
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
