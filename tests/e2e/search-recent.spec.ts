import {expect, gotoHydrated, test} from './fixtures';
import {openSearch, queries, searchBox, searchButton, searchDialog, searchHits} from './search';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__dagger-0.18';

test('opened hits are listed as recent, and can be made favourites or removed', async ({page}) => {
  await openSearch(page, queries.title);
  await searchHits(page).locator('a[href$="/api/secrets#give-a-secret-to-a-container"]').click();
  await expect(page.locator('h1')).toHaveText('Secrets');
  await gotoHydrated(page, '/0.18/install');
  await searchButton(page).click();
  await expect(searchDialog(page).getByText('Recent', {exact: true})).toBeVisible();
  await expect(searchHits(page)).toHaveCount(1);
  await expect(searchHits(page)).toContainText('Pass a secret to a container');
  await searchDialog(page).getByRole('button', {name: 'Add to favourites'}).click();
  await expect(searchDialog(page).getByText('Favourites', {exact: true})).toBeVisible();
  await searchHits(page).locator('a').click();
  await expect(page).toHaveURL(/\/api\/secrets#give-a-secret-to-a-container$/);
  await expect(searchDialog(page)).toHaveCount(0);
  // The page scrolls, which hides the navbar.
  await page.keyboard.press('Control+k');
  await searchDialog(page).getByRole('button', {name: 'Remove from favourites'}).click();
  await expect(searchHits(page)).toHaveCount(0);
});

test('a hit in another language scrolls to its section despite layout changes above it', async ({page}) => {
  const url = '/0.18/api/custom-types?sdk=java#pitfalls';
  const hierarchy = {lvl0: 'Types', lvl1: 'Types', lvl2: 'Pitfalls'};
  const stored = JSON.stringify([{objectID: url, url, type: 'lvl2', content: null, hierarchy}]);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [recentKey, stored] as const);
  await openSearch(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', {name: 'Java'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => Math.abs((await page.locator('#pitfalls').boundingBox())?.y ?? 999)).toBeLessThan(130);
});

test('search works if storage is blocked', async ({page, problems}) => {
  problems.expect(/Docusaurus browser storage is not available/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openSearch(page, queries.good);
  await searchHits(page).first().locator('a').click();
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await expect(searchHits(page)).toHaveCount(0);
});
