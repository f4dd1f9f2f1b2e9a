import type {Locator, Page} from '@playwright/test';
import {expect, gotoHydrated} from './fixtures';

/** The box in the navbar. */
export const searchButton = (page: Page): Locator => page.locator('nav.navbar').getByRole('button', {name: 'Search'});

export const searchDialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});

/** The box of the dialog. */
export const searchBox = (page: Page): Locator => page.getByRole('searchbox', {name: 'Search'});

/** The hits, or the recent pages. */
export const searchHits = (page: Page): Locator => searchDialog(page).getByRole('row');

/** What is read out. */
export const searchStatus = (page: Page): Locator => searchDialog(page).getByRole('status');

/** Requests for files of the index and for the program that searches it. */
export const indexFiles = /\/search\//;

/**
 * A query that has hits, one that is the title of `/api/secrets#give-a-secret-to-a-container`, one with a typing error
 * that is mended, one that has no hits but words that come close, and one that nothing is like.
 */
export const queries = {
  good: 'secrets',
  title: 'pass a secret to a container',
  typo: 'contianer',
  near: 'xkubernetesx',
  hopeless: 'wxyzab',
} as const;

/** Opens a page and the search on it, and types a query. */
export async function openSearch(page: Page, query = '', address = '/0.18/install'): Promise<void> {
  await gotoHydrated(page, address);
  await searchButton(page).click();
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill(query);
}
