/**
 * Makes the links in a block of code one stop of the Tab key together with the block, since a page has hundreds of them:
 * Enter on the block leads to its first link, and Tab from there through the others. They leave the order of the stops
 * when the reader first presses Tab; where no script runs, each link is a stop.
 */
export function answerKeysInCode(): void {
  document.addEventListener('keydown', ({key, target}) => {
    if (!(target instanceof Element)) return;
    const within = target.closest('pre a') && target.closest('pre');
    if (key === 'Tab') {
      document.querySelectorAll<HTMLElement>('pre a').forEach((link) => {
        link.tabIndex = within?.contains(link) ? 0 : -1;
      });
    } else if (key === 'Enter' && target.matches('pre')) {
      target.querySelector('a')?.focus();
    }
  });
}
