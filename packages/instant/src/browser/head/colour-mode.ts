import {storageKeys} from './settings';
import {answerClicks, isHydrated} from './hydration';
import {write} from './storage';

type ColourMode = 'light' | 'dark';
type Choice = ColourMode | 'system';

/** The site's `colorMode` settings, inlined by the plugin. */
declare const DEFAULT_MODE: ColourMode;
declare const SWITCH_DISABLED: boolean;
declare const RESPECT_SYSTEM: boolean;

const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** The colour mode switch, in the navbar or the menu. */
export const colourSwitch = '[class*="toggleButton"]';

/** Interprets the stored value as Docusaurus does: a missing value means the default, and so does `system`. */
function choiceOf(stored: string | null | undefined): Choice {
  if (stored === 'dark' || stored === 'light') return stored;
  if (stored && stored !== 'system') return 'light';
  return RESPECT_SYSTEM ? 'system' : DEFAULT_MODE;
}

function nextChoice(choice: Choice): Choice {
  if (!RESPECT_SYSTEM) return choice === 'dark' ? 'light' : 'dark';
  return choice === 'light' ? 'dark' : choice === 'dark' ? 'system' : 'light';
}

/** Applies a choice to `<html>`, where React reads it, and to the switch's label, as React will render it. */
function show(choice: Choice): void {
  root.dataset.themeChoice = choice;
  root.dataset.theme = choice === 'system' ? (darkSystem.matches ? 'dark' : 'light') : choice;
  document.querySelectorAll<HTMLElement>(colourSwitch).forEach((button) => {
    button.title = `${choice} mode`;
    button.ariaLabel = `Switch between dark and light mode (currently ${choice} mode)`;
  });
}

/** Applies the choice on `<html>`; corrects an unknown value, which the theme's inline script copies unchecked. */
export function correctColourMode(): void {
  if (!isHydrated()) show(choiceOf(root.dataset.themeChoice));
}

/** Deletes the stored choice, also one that another tab stores: without the switch, the reader couldn't change it. */
function forgetChoice(): void {
  const key = storageKeys.colourMode;
  write(key, null);
  addEventListener('storage', (event) => {
    if (event.key !== key) return;
    // The theme would apply it.
    event.stopImmediatePropagation();
    if (event.newValue !== null) write(key, null);
  });
}

/** Handles the colour mode switch, changes in other tabs, and changes of the system's scheme until React does. */
export function answerColourSwitch(): void {
  if (SWITCH_DISABLED) forgetChoice();
  // The theme's inline script, at the start of the body, sets it before the first paint.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    correctColourMode();
  }).observe(root, {attributeFilter: ['data-theme-choice']});
  answerClicks((target) => {
    if (!target.closest(colourSwitch)) return false;
    const choice = nextChoice(choiceOf(root.dataset.themeChoice));
    show(choice);
    write(storageKeys.colourMode, choice === 'system' ? null : choice);
    return true;
  });
  addEventListener('storage', ({key, newValue}) => {
    // The key is null if another tab cleared the whole storage.
    if (!isHydrated() && (key === null || key === storageKeys.colourMode)) show(choiceOf(newValue));
  });
  darkSystem.addEventListener('change', correctColourMode);
}
