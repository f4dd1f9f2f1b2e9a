import {coverPage} from '../modal';
import {nextTask} from '../task';
import {answerClicks, isHydrated, onHydrated} from './hydration';
import {finder} from './lookalikes';

const root = document.documentElement;
const toggle = '.navbar__toggle';
const sidebar = '.theme-doc-sidebar-container';

/**
 * The button that closes the menu. It's outside React's root, whose content must match the server's HTML, and the only
 * button there: its styles, which every page's head must contain, can do without a class that no page's HTML has.
 */
export const menuClose = 'body > button';

/** Closes the menu; undefined while it's closed. */
let close: (() => void) | undefined;

/** Shows the same part of React's menu. It's kept up to date because hydration removes the sidebar on small screens. */
let restorePlace: () => void = () => undefined;

/** Whether this element opens a menu before hydration. On pages without a sidebar, there's nothing to show. */
export function opensMenu(element: Element): boolean {
  return element.closest(toggle) !== null && document.querySelector(sidebar) !== null;
}

function open(): void {
  const menu = document.querySelector(sidebar);
  const opener = document.querySelector<HTMLElement>(toggle);
  if (!menu) return;
  const button = document.createElement('button');
  button.className = 'clean-btn';
  button.textContent = '×';
  button.ariaLabel = 'Close navigation bar';
  // Also between hydration and the handover.
  button.onclick = () => close?.();
  document.body.append(button);
  const uncover = coverPage(menu, `${menuClose}, .load-failure`);
  menu.role = 'dialog';
  menu.ariaModal = 'true';
  menu.ariaLabel = 'Menu';
  root.toggleAttribute('data-early-menu', true);
  opener?.setAttribute('aria-expanded', 'true');
  button.focus();
  rememberPlace();
  const listening = new AbortController();
  for (const type of ['scroll', 'focusin', 'click'])
    menu.addEventListener(type, rememberPlace, {signal: listening.signal});
  close = () => {
    close = undefined;
    root.removeAttribute('data-early-menu');
    opener?.setAttribute('aria-expanded', 'false');
    for (const name of ['role', 'aria-modal', 'aria-label']) menu.removeAttribute(name);
    listening.abort();
    uncover();
    button.remove();
    opener?.focus();
  };
}

/** Remembers the first entry in sight of the open menu, or the one that has the focus. */
function rememberPlace(): void {
  const entries = Array.from(document.querySelectorAll<HTMLElement>(`${sidebar} :is(a, button)`));
  const focused = entries.find((entry) => entry === document.activeElement);
  // Entries of closed groups have no size.
  const seen = focused ?? entries.find((entry) => entry.clientHeight > 0 && entry.getBoundingClientRect().top > 0);
  if (!seen) return;
  const find = finder(seen);
  const {top} = seen.getBoundingClientRect();
  restorePlace = () => {
    const entry = find();
    const panel = entry?.closest('.navbar-sidebar__item');
    if (entry && panel) panel.scrollTop += entry.getBoundingClientRect().top - top;
    if (focused) entry?.focus({preventScroll: true});
  };
}

/**
 * Opens and closes the mobile menu until React does; the style sheet shows the page's sidebar in its place. An open
 * menu is handed over at hydration.
 */
export function answerMenu(): void {
  answerClicks((target) => {
    if (close) {
      if (target.closest('aside, .load-failure')) return false;
      close();
    } else if (opensMenu(target)) {
      open();
    } else {
      return false;
    }
    return true;
  });
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && !isHydrated()) close?.();
  });
  // The browser may show this page again as the reader has left it.
  addEventListener('pagehide', () => {
    if (!isHydrated()) close?.();
  });
  // As in React, the menu exists on small screens only.
  matchMedia('(width >= 997px)').addEventListener('change', () => {
    if (!isHydrated()) close?.();
  });
  onHydrated(() => {
    if (!close) return;
    close();
    // React's menu replaces it immediately, without the slide-in animation.
    root.toggleAttribute('data-menu-handover', true);
    document.querySelector<HTMLElement>(toggle)?.click();
    void nextTask().then(restorePlace);
    setTimeout(() => root.removeAttribute('data-menu-handover'), 400);
  });
}
