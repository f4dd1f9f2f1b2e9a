import {focusedTab} from '../tab-keys';
import {isHydrated} from './hydration';

/** Handles keys on elements that act as buttons or tabs through their role only, which the browser ignores. */
export function answerKeys(): void {
  document.addEventListener('keydown', (event) => {
    const {key, target} = event;
    // React's handlers, such as those of the navbar's dropdowns, run first and prevent the default.
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const isTab = target.role === 'tab' && !isHydrated();
    if (key === ' ' && (isTab || target.matches('a[role=button]'))) target.click();
    else if (isTab && key === 'Enter') target.click();
    else if (!isTab || !focusTab(target, key)) return;
    event.preventDefault();
  });
}

/** Moves the focus between tabs; returns false for other keys. */
function focusTab(tab: HTMLElement, key: string): boolean {
  const tabs = Array.from(tab.parentElement?.children ?? []);
  const next = tabs[focusedTab(key, tabs.indexOf(tab), tabs.length) ?? -1];
  if (!(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}

/**
 * Moves the focus to the article, as the skip link does after hydration. The browser would follow the link's address,
 * which is above the sidebar.
 */
export function answerSkipLink(): void {
  document.addEventListener('click', (event) => {
    const main = document.querySelector('main');
    if (isHydrated() || !main || !(event.target instanceof Element) || !event.target.matches('[href^="#__docus"]'))
      return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.removeAttribute('tabindex');
  });
}
