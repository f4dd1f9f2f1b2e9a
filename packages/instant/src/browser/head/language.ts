import {sdkTabs, tabGroups} from '../../../../../src/config/languages';
import {anchorTarget} from './anchor';
import {answerClicks, isHydrated} from './hydration';
import {read, write} from './storage';

type TabGroup = (typeof tabGroups)[number];

const root = document.documentElement;

/** Selector for the tabs of a group, or one of them. */
const tabsOf = ({group}: TabGroup): string => `[data-${group}-tabs] [role=tab]`;

/**
 * Sets the reader's language and kind of command as `<html data-sdk data-command>` before the first paint, so that the
 * style sheet can show the right panels of pages that were rendered for the first of each. Same rules as the theme: the
 * query string wins over the stored choice, and unknown values are ignored.
 */
export function showChoices(): void {
  for (const {group, storageKey, choices} of tabGroups) {
    const asked = group === sdkTabs.group ? new URLSearchParams(location.search).get(group) : null;
    const wanted = asked ?? read(storageKey);
    if (choices.some(({id}) => id === wanted)) root.dataset[group] = wanted ?? '';
  }
}

/** Whether the page shows code without colours, which only its scripts contain. */
export function showsPlainCode(): boolean {
  const {sdk} = root.dataset;
  return sdk !== undefined && document.querySelector(`[role=tabpanel][data-value=${sdk}] [data-plain]`) !== null;
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
    if (isHydrated() || !tabGroups.some(({storageKey}) => storageKey === key)) return;
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
    write(group.storageKey, value);
    if (group.group === sdkTabs.group) {
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
  const panel = target?.closest<HTMLElement>('[data-sdk-tabs] > [role=tabpanel][hidden]');
  if (target && panel) {
    root.dataset.sdk = panel.dataset.value ?? '';
    markTabs();
    target.scrollIntoView();
  }
}
