import {isHydrated, onHydrated} from './hydration';

const root = document.documentElement;
const toggle = '.navbar__toggle';

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
    if (target.closest(toggle)) show(!open);
    else if (open && !target.closest('aside')) show(false);
  });
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && !isHydrated()) show(false);
  });
  onHydrated(() => {
    if (root.hasAttribute('data-early-menu')) {
      document.querySelector<HTMLElement>(toggle)?.click();
      // The menu slides in above the sidebar, which then goes unseen.
      setTimeout(() => root.removeAttribute('data-early-menu'), 400);
    }
  });
}
