import {isHydrated} from './hydration';
import {write} from './storage';

const root = document.documentElement;
const next: Record<string, string> = {system: 'light', light: 'dark', dark: 'system'};

/** The button of the colour-mode switch, in the navbar or in the menu. */
export const colourSwitch = '[class*="toggleButton"]';

/** Answers the colour-mode switch until React does, which then reads the choice from the attributes of `<html>`. */
export function answerColourSwitch(): void {
  document.addEventListener('click', ({target}) => {
    if (isHydrated() || !(target instanceof Element) || !target.closest(colourSwitch)) return;
    const choice = next[root.dataset.themeChoice ?? 'system'] ?? 'light';
    const system = choice === 'system';
    root.dataset.themeChoice = choice;
    root.dataset.theme = system ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : choice;
    write('theme', system ? null : choice);
  });
}

/** The theme renders the switch disabled, since it does not expect an answer before hydration. */
export function enableColourSwitch(): void {
  document.querySelector<HTMLButtonElement>(colourSwitch)?.removeAttribute('disabled');
}
