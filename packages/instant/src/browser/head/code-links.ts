/**
 * Makes a code block and its links a single tab stop, because a page has hundreds of links: Enter on the block moves to
 * its first link, and Tab from there to the others. Blocks that neither scroll nor have links are no tab stop at all.
 * The tab order changes when the reader presses Tab; without scripts, each block and each link is a tab stop.
 */
export function answerKeysInCode(): void {
  document.addEventListener('keydown', ({key, target}) => {
    if (!(target instanceof Element)) return;
    const within = target.closest('pre a') && target.closest('pre');
    if (key === 'Tab') {
      document.querySelectorAll<HTMLElement>('pre, pre a').forEach((stop) => {
        const isStop = stop.matches('a')
          ? within?.contains(stop)
          : stop.scrollWidth > stop.clientWidth || stop.scrollHeight > stop.clientHeight + 1 || stop.querySelector('a');
        stop.tabIndex = isStop ? 0 : -1;
      });
    } else if (key === 'Enter' && target.matches('pre')) {
      target.querySelector('a')?.focus();
    }
  });
}
