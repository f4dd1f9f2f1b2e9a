/**
 * Makes a code block and its links a single tab stop, because a page has hundreds of links: Enter on the block moves to
 * its first link, and Tab from there to the others. Links are removed from the tab order when the reader first presses
 * Tab; without scripts, each link stays a tab stop.
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
