/**
 * Mends the roles of DocSearch's markup, which has no option for them: a button around everything, and lists of options
 * with links and buttons in them, which options must not have. They become a dialog, and grids of rows with one cell
 * (see `Hit`).
 *
 * React never sets these attributes again, since they never change. Lists that appear later are mended as they do.
 *
 * @returns stops watching
 */
export function mendRoles(root: HTMLElement): () => void {
  const dialog = root.querySelector('.DocSearch-Container');
  dialog?.setAttribute('role', 'dialog');
  dialog?.setAttribute('aria-modal', 'true');
  dialog?.setAttribute('aria-label', 'Search');
  for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    dialog?.removeAttribute(name);
  }
  const mendLists = (): void => {
    dialog?.removeAttribute('aria-controls');
    root.querySelectorAll('[role=listbox]').forEach((list) => list.setAttribute('role', 'grid'));
    root.querySelectorAll('[role=option]').forEach((option) => option.setAttribute('role', 'row'));
  };
  mendLists();
  const observer = new MutationObserver(mendLists);
  observer.observe(root, {childList: true, subtree: true});
  return () => observer.disconnect();
}

const focusable = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input:not([disabled])';

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
