import {sdkLanguages, sdkTabs} from '../config/languages';
import {anchorTarget} from './anchor';
import {isHydrated} from './hydration';
import {read, write} from './storage';

const root = document.documentElement;

/**
 * Marks the reader's language on `<html data-sdk>` before the first paint, so that the style sheet can show the right
 * panels of pages that were rendered for Go. The rules are the theme's own: the query string wins over the stored
 * choice, an unknown value means none.
 */
export function showLanguage(): void {
  const wanted = new URLSearchParams(location.search).get(sdkTabs.group) ?? read(sdkTabs.storageKey);
  if (sdkLanguages.some(({id}) => id === wanted)) root.dataset.sdk = wanted ?? '';
}

/** Whether the page shows code without its colours, which only its scripts have. */
export function showsPlainCode(): boolean {
  const {sdk} = root.dataset;
  return sdk !== undefined && document.querySelector(`[role=tabpanel][data-value=${sdk}] [data-plain]`) !== null;
}

/** Marks the tabs of the language that is shown, for assistive technology, as React does. */
export function markTabs(): void {
  const {sdk} = root.dataset;
  if (!sdk) return;
  document.querySelectorAll<HTMLElement>('[data-sdk-tabs] [role=tab]').forEach((tab) => {
    const selected = tab.dataset.value === sdk;
    tab.setAttribute('aria-selected', `${selected}`);
    tab.tabIndex = selected ? 0 : -1;
  });
}

/** Answers the language tabs until React does, which then reads the choice from the address and the storage. */
export function answerTabs(): void {
  document.addEventListener('click', ({target}) => {
    const tab = target instanceof Element && target.closest<HTMLElement>('[data-sdk-tabs] [role=tab]');
    const value = tab && tab.dataset.value;
    if (!value || isHydrated()) return;
    const top = tab.getBoundingClientRect().top;
    root.dataset.sdk = value;
    markTabs();
    // Panels further up may have changed their height: the tab stays under the pointer.
    scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
    write(sdkTabs.storageKey, value);
    const url = new URL(location.href);
    url.searchParams.set(sdkTabs.group, value);
    history.replaceState(history.state, '', url);
  });
}

/** Opens the panel that the address's anchor lies in, for this page only. */
export function showAnchor(): void {
  const target = anchorTarget();
  const panel = target?.closest<HTMLElement>('[data-sdk-tabs] > [role=tabpanel][hidden]');
  if (target && panel) {
    root.dataset.sdk = panel.dataset.value ?? '';
    markTabs();
    target.scrollIntoView();
  }
}
