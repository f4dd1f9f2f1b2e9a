import {storageKeys} from '../../src/config/storage';
import {expect, gotoHydrated, hydrated, test} from './fixtures';
import {follow} from './follow';
import {openSearch, queries, searchHits} from './search';

test('spec 7: the only storage keys are the specified ones and those of the list', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await follow(page, '/0.18/contributing');
  await openSearch(page, queries.title);
  await searchHits(page).first().click();
  await hydrated(page);
  await gotoHydrated(page, '/0.18/api/cache-volumes');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.getByRole('tab', {name: 'Dagger Shell'}).first().click();
  const dropdown = page.locator('.navbar__item.dropdown', {hasText: '0.18.14'});
  await dropdown.hover();
  await dropdown.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/next/);
  await openSearch(page, queries.title);
  await searchHits(page).first().click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(Object.values(storageKeys).sort());
  expect(await page.evaluate(() => [sessionStorage.length, document.cookie])).toEqual([0, '']);
});
