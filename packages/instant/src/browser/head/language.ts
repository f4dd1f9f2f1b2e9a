import {anchorTarget} from '../anchor';
import {answerClicks, isHydrated} from './hydration';
import {type TabGroup, tabGroups, tabKey} from './settings';
import {read, write} from './storage';

const root = document.documentElement;

/** Selector for the tabs of a group, or one of them. */
const tabsOf = ({group}: TabGroup): string => `[data-${group}-tabs] [role=tab]`;

/**
 * Sets the reader's language and kind of command as `<html data-GROUP>` before the first paint, so that the
 * style sheet can show the right panels of pages that were rendered for the first of each. Same rules as the theme: the
 * query string wins over the stored choice, and unknown values are ignored.
 */
export function showChoices(): void {
  for (const tabs of tabGroups) {
    const {group, ids, inAddress} = tabs;
    const wanted = (inAddress ? new URLSearchParams(location.search).get(group) : null) ?? read(tabKey(tabs));
    if (wanted !== null && ids.includes(wanted)) root.dataset[group] = wanted;
  }
}

/** Whether the page shows code without colours, which only its scripts contain. */
export function showsPlainCode(): boolean {
  return tabGroups.some(({group}) => {
    const value = root.dataset[group];
    return value !== undefined && document.querySelector(`[role=tabpanel][data-value=${value}] [data-plain]`) !== null;
  });
}

/** Updates the tabs' ARIA attributes as React does. */
export function markTabs(): void {
  for (const group of tabGroups) {
    const value = root.dataset[group.group];
    if (!value) continue;
    document.querySelectorAll<HTMLElement>(tabsOf(group)).forEach((tab) => {
      const selected = tab.dataset.value === value;
      tab.setAttribute('aria-selected', `${selected}`);
      tab.tabIndex = selected ? 0 : -1;
    });
  }
}

/** Handles clicks on tabs and choices in other browser tabs until React does, which then reads both places. */
export function answerTabs(): void {
  addEventListener('storage', ({key}) => {
    if (isHydrated() || !tabGroups.some((group) => tabKey(group) === key)) return;
    showChoices();
    markTabs();
  });
  answerClicks((target) => {
    const group = tabGroups.find((candidate) => target.closest(tabsOf(candidate)));
    const tab = group && target.closest<HTMLElement>(tabsOf(group));
    const value = tab?.dataset.value;
    if (!group || !value) return false;
    const top = tab.getBoundingClientRect().top;
    root.dataset[group.group] = value;
    markTabs();
    // Panels above may have changed their height: keep the tab below the pointer.
    scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
    write(tabKey(group), value);
    if (group.inAddress) {
      const url = new URL(location.href);
      url.searchParams.set(group.group, value);
      history.replaceState(history.state, '', url);
    }
    return true;
  });
}

/** Opens the panel that contains the hash's target, for this page only. */
export function showAnchor(): void {
  const target = anchorTarget();
  for (const {group} of tabGroups) {
    const panel = target?.closest<HTMLElement>(`[data-${group}-tabs] > [role=tabpanel][hidden]`);
    if (!panel) continue;
    root.dataset[group] = panel.dataset.value ?? '';
    markTabs();
    target?.scrollIntoView();
  }
}
