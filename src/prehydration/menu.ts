import {coverPage} from '../browser/modal';
import {isHydrated, onHydrated} from './hydration';

const root = document.documentElement;
const toggle = '.navbar__toggle';
const sidebar = '.theme-doc-sidebar-container';

/** The button that closes the menu: outside of what React takes over, which must be as the server sent it. */
export const menuClose = '.menu-close';

/** Closes the menu; missing while there is none. */
let close: (() => void) | undefined;

/** Whether this element opens a menu before hydration: pages without a sidebar have nothing to show in it. */
export function opensMenu(element: Element): boolean {
  return element.closest(toggle) !== null && document.querySelector(sidebar) !== null;
}

function open(): void {
  const menu = document.querySelector(sidebar);
  const opener = document.querySelector<HTMLElement>(toggle);
  if (!menu) return;
  const button = document.createElement('button');
  button.className = `clean-btn ${menuClose.slice(1)}`;
  button.ariaLabel = 'Close navigation bar';
  document.body.append(button);
  const uncover = coverPage(menu, menuClose);
  menu.role = 'dialog';
  menu.ariaModal = 'true';
  menu.ariaLabel = 'Menu';
  root.toggleAttribute('data-early-menu', true);
  opener?.setAttribute('aria-expanded', 'true');
  button.focus();
  close = () => {
    close = undefined;
    root.removeAttribute('data-early-menu');
    opener?.setAttribute('aria-expanded', 'false');
    for (const name of ['role', 'aria-modal', 'aria-label']) menu.removeAttribute(name);
    uncover();
    button.remove();
    opener?.focus();
  };
}

/**
 * Opens and closes the menu of small screens until React does: the style sheet shows the page's sidebar in its place. A
 * menu that is open at hydration is handed over.
 */
export function answerMenu(): void {
  document.addEventListener('click', ({target}) => {
    if (isHydrated() || !(target instanceof Element)) return;
    if (close) {
      if (target.matches(menuClose) || !target.closest('aside')) close();
    } else if (opensMenu(target)) open();
  });
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && !isHydrated()) close?.();
  });
  // The menu belongs to small screens, as React's own does.
  matchMedia('(width > 996px)').addEventListener('change', () => {
    if (!isHydrated()) close?.();
  });
  onHydrated(() => {
    if (!close) return;
    close();
    // React's menu takes its place at once, without sliding in.
    root.toggleAttribute('data-menu-handover', true);
    document.querySelector<HTMLElement>(toggle)?.click();
    setTimeout(() => root.removeAttribute('data-menu-handover'), 400);
  });
}
