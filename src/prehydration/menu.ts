import {isHydrated, onHydrated} from './hydration';

const root = document.documentElement;
const toggle = '.navbar__toggle';
const sidebar = '.theme-doc-sidebar-container';

/** Whether this element opens a menu before hydration: pages without a sidebar have nothing to show in it. */
export function opensMenu(element: Element): boolean {
  return element.closest(toggle) !== null && document.querySelector(sidebar) !== null;
}

function show(open: boolean): void {
  root.toggleAttribute('data-early-menu', open);
  document.querySelector(toggle)?.setAttribute('aria-expanded', String(open));
}

/**
 * Opens and closes the menu of small screens until React does: the style sheet shows the page's sidebar in its place. A
 * menu that is open at hydration is handed over.
 */
export function answerMenu(): void {
  document.addEventListener('click', ({target}) => {
    if (isHydrated() || !(target instanceof Element)) return;
    const open = root.hasAttribute('data-early-menu');
    if (opensMenu(target)) show(!open);
    else if (open && !target.closest('aside')) show(false);
  });
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && !isHydrated()) show(false);
  });
  // The menu belongs to small screens, as React's own does.
  matchMedia('(width > 996px)').addEventListener('change', () => {
    if (!isHydrated()) show(false);
  });
  onHydrated(() => {
    if (root.hasAttribute('data-early-menu')) {
      document.querySelector<HTMLElement>(toggle)?.click();
      // The menu slides in above the sidebar, which then goes unseen.
      setTimeout(() => root.removeAttribute('data-early-menu'), 400);
    }
  });
}
