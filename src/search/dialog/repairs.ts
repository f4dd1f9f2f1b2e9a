/**
 * Mends DocSearch's markup where it has no option, its roles above all: a button around everything, and lists of options
 * with links and buttons in them, which options must not have. They become a dialog, and grids of rows with one cell
 * (see `Hit`); the box names the grids, which all had one name. The box took 64 letters, which cuts off pasted messages.
 *
 * React sets again only what changes; lists that appear later are mended as they do.
 *
 * @returns stops watching
 */
export function mendRoles(root: HTMLElement): () => void {
  const dialog = root.querySelector('.DocSearch-Container');
  const box = root.querySelector('.DocSearch-Input');
  box?.removeAttribute('maxlength');
  dialog?.setAttribute('role', 'dialog');
  dialog?.setAttribute('aria-modal', 'true');
  dialog?.setAttribute('aria-label', 'Search');
  for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    dialog?.removeAttribute(name);
  }
  const mendLists = (): void => {
    dialog?.removeAttribute('aria-controls');
    const lists = Array.from(root.querySelectorAll('.DocSearch-Hits > ul'));
    lists.forEach((list, index) => {
      list.setAttribute('role', 'grid');
      list.id = `search-hits-${index}`;
    });
    root.querySelectorAll('[role=option]').forEach((option) => option.setAttribute('role', 'row'));
    const ids = lists.map(({id}) => id).join(' ');
    if (box && (box.getAttribute('aria-controls') ?? '') !== ids) {
      if (ids === '') {
        box.removeAttribute('aria-controls');
      } else {
        box.setAttribute('aria-controls', ids);
      }
    }
  };
  mendLists();
  const observer = new MutationObserver(mendLists);
  observer.observe(root, {childList: true, subtree: true, attributeFilter: ['aria-controls']});
  return () => observer.disconnect();
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * Where Tab goes at either end of what can take the focus: round to the other end, so that it stays in the dialog.
 *
 * @returns undefined where the browser's own order stays within
 */
export function wrapFocus(root: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const stops = Array.from(root.querySelectorAll<HTMLElement>(focusable)).filter((element) =>
    element.checkVisibility(),
  );
  const [from, to] = backwards ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  return document.activeElement === from || !root.contains(document.activeElement) ? to : undefined;
}
