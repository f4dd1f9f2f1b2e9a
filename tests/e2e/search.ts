import type {Locator, Page} from '@playwright/test';
import {expect, gotoHydrated} from './fixtures';

/** The search button in the navbar. */
export const searchButton = (page: Page): Locator => page.locator('nav.navbar').getByRole('button', {name: 'Search'});

export const searchDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

/** The dialog's search box. */
export const searchBox = (page: Page): Locator => page.getByRole('combobox', {name: 'Search'});

/** The hits, or the recent pages. */
export const searchHits = (page: Page): Locator => searchDialog(page).getByRole('option');

/** The status for screen readers. */
export const searchStatus = (page: Page): Locator => searchDialog(page).getByRole('status');

/** Requests for the index and the engine's code. */
export const indexFiles = /\/search\//;

/**
 * A query with hits, the title of `/api/secrets#give-a-secret-to-a-container`, a misspelt query that's corrected, and
 * one that resembles nothing.
 */
export const queries = {
  good: 'secrets',
  title: 'pass a secret to a container',
  typo: 'contianer',
  hopeless: 'wxyzab',
} as const;

/** Presses the key that's K on a Latin layout, as a browser reports it with a Cyrillic layout. */
export async function pressCyrillicK(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const key = {key: 'л', code: 'KeyK', windowsVirtualKeyCode: 75, modifiers: 2};
  await session.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...key});
  await session.send('Input.dispatchKeyEvent', {type: 'keyUp', ...key});
}

/**
 * Focuses a field as a browser extension or a widget adds it: in a shadow root.
 *
 * @returns a function that reads the field's text
 */
export async function focusShadowField(page: Page, mode: ShadowRootMode, host: string): Promise<() => Promise<string>> {
  const field = await page.evaluateHandle(
    ([tag, shadowMode]) => {
      const element = document.body.appendChild(document.createElement(tag));
      const input = element.attachShadow({mode: shadowMode}).appendChild(document.createElement('input'));
      input.focus();
      return input;
    },
    [host, mode] as const,
  );
  return () => field.evaluate(({value}) => value);
}

/** Opens a page, then search, and types a query. */
export async function openSearch(page: Page, query = '', address = '/0.18/install'): Promise<void> {
  await gotoHydrated(page, address);
  await searchButton(page).click();
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill(query);
}
