import {focusedTab} from '../browser/tab-keys';
import {isHydrated} from './hydration';

/** Keys on elements that act as buttons or tabs without being such elements, so that the browser doesn't answer them. */
export function answerKeys(): void {
  document.addEventListener('keydown', (event) => {
    const {key, target} = event;
    // React's own answers, such as those of the navbar's dropdowns, come first and prevent the default.
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const isTab = target.role === 'tab' && !isHydrated();
    if (key === ' ' && (isTab || target.matches('a[role=button]'))) target.click();
    else if (isTab && key === 'Enter') target.click();
    else if (!isTab || !focusTab(target, key)) return;
    event.preventDefault();
  });
}

/** Moves the focus from one tab to another; false for a key that doesn't. */
function focusTab(tab: HTMLElement, key: string): boolean {
  const tabs = Array.from(tab.parentElement?.children ?? []);
  const next = tabs[focusedTab(key, tabs.indexOf(tab), tabs.length) ?? -1];
  if (!(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}

/**
 * Moves the focus to the article, as the skip link does after hydration. By itself the browser would follow its address,
 * which starts at the sidebar.
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
