import {storageKeys} from '../config/storage';
import {isHydrated} from './hydration';
import {write} from './storage';

type ColourMode = 'light' | 'dark';
type Choice = ColourMode | 'system';

/** The site's `colorMode` settings, which the plugin compiles in. */
declare const DEFAULT_MODE: ColourMode;
declare const RESPECT_SYSTEM: boolean;

const root = document.documentElement;
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** The colour-mode switch, in the navbar or in the menu. */
export const colourSwitch = '[class*="toggleButton"]';

/** What the reader's stored value means, as Docusaurus takes it: nothing stored is the default, and so is `system`. */
function choiceOf(stored: string | null | undefined): Choice {
  if (stored === 'dark' || stored === 'light') return stored;
  if (stored && stored !== 'system') return 'light';
  return RESPECT_SYSTEM ? 'system' : DEFAULT_MODE;
}

function nextChoice(choice: Choice): Choice {
  if (!RESPECT_SYSTEM) return choice === 'dark' ? 'light' : 'dark';
  return choice === 'light' ? 'dark' : choice === 'dark' ? 'system' : 'light';
}

/** Shows a choice on `<html>`, from where React reads it, and in the switch's label, as React will write it. */
function show(choice: Choice): void {
  root.dataset.themeChoice = choice;
  root.dataset.theme = choice === 'system' ? (darkSystem.matches ? 'dark' : 'light') : choice;
  document.querySelectorAll<HTMLElement>(colourSwitch).forEach((button) => {
    button.title = `${choice} mode`;
    button.ariaLabel = `Switch between dark and light mode (currently ${choice} mode)`;
  });
}

/** Shows what `<html>` has for a choice, corrected where the theme's inline script took an unknown value as it was. */
export function correctColourMode(): void {
  if (!isHydrated()) show(choiceOf(root.dataset.themeChoice));
}

/** Answers the colour-mode switch, other tabs and the system's changes until React does. */
export function answerColourSwitch(): void {
  document.addEventListener('click', ({target}) => {
    if (isHydrated() || !(target instanceof Element) || !target.closest(colourSwitch)) return;
    const choice = nextChoice(choiceOf(root.dataset.themeChoice));
    show(choice);
    write(storageKeys.colourMode, choice === 'system' ? null : choice);
  });
  addEventListener('storage', ({key, newValue}) => {
    // The key is null where another tab cleared the whole storage.
    if (!isHydrated() && (key === null || key === storageKeys.colourMode)) show(choiceOf(newValue));
  });
  darkSystem.addEventListener('change', correctColourMode);
}

/** The theme renders the switch disabled, since it doesn't expect an answer before hydration. */
export function enableColourSwitch(): void {
  document.querySelector<HTMLButtonElement>(colourSwitch)?.removeAttribute('disabled');
  correctColourMode();
}
