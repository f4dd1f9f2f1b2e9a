/**
 * Corrects DocSearch's markup that no option can change, mainly roles: a button that wraps everything, and listbox
 * options that contain links and buttons, which isn't allowed. They become a dialog, and grids of single-cell rows (see
 * `Hit`), each with the name of its group; the search box becomes their combobox. Removes the search box's limit of 64 characters, which truncates pasted
 * messages.
 *
 * React only resets attributes that change; lists that appear later are corrected by an observer.
 *
 * @returns a function that stops observing
 */
export function correctRoles(root: HTMLElement): () => void {
  const dialog = root.querySelector('.DocSearch-Container');
  const box = root.querySelector('.DocSearch-Input');
  box?.removeAttribute('maxlength');
  box?.setAttribute('role', 'combobox');
  box?.setAttribute('aria-haspopup', 'grid');
  dialog?.setAttribute('role', 'dialog');
  dialog?.setAttribute('aria-modal', 'true');
  dialog?.setAttribute('aria-label', 'Search');
  for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) dialog?.removeAttribute(name);

  const correctLists = (): void => {
    dialog?.removeAttribute('aria-controls');
    const lists = Array.from(root.querySelectorAll('.DocSearch-Hits > ul'));
    lists.forEach((list, index) => {
      list.setAttribute('role', 'grid');
      list.id = `search-hits-${index}`;
      list.removeAttribute('aria-labelledby');
      list.setAttribute('aria-label', list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent ?? '');
    });
    root.querySelectorAll('[role=option]').forEach((option) => option.setAttribute('role', 'row'));
    const ids = lists.map(({id}) => id).join(' ');
    box?.setAttribute('aria-expanded', String(ids !== ''));
    if (box && (box.getAttribute('aria-controls') ?? '') !== ids) {
      if (ids === '') box.removeAttribute('aria-controls');
      else box.setAttribute('aria-controls', ids);
    }
  };
  correctLists();
  const observer = new MutationObserver(correctLists);
  observer.observe(root, {childList: true, subtree: true, attributeFilter: ['aria-controls']});
  return () => observer.disconnect();
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * The element that Tab moves to at either end of the dialog, so that the focus wraps around.
 *
 * @returns undefined if the browser's default stays within the dialog
 */
export function wrapFocus(root: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const stops = Array.from(root.querySelectorAll<HTMLElement>(focusable)).filter((element) =>
    element.checkVisibility(),
  );
  const [from, to] = backwards ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  return document.activeElement === from || !root.contains(document.activeElement) ? to : undefined;
}
