import {storageKeys} from '../../src/config/storage';
import {expect, gotoHydrated, test} from './fixtures';
import {openSearch, queries, searchBox, searchButton, searchDialog, searchHits} from './search';

test('opened hits are listed as recent, until the reader clears them', async ({page}) => {
  await openSearch(page, queries.title);
  await searchDialog(page).locator('a[href$="/api/secrets#give-a-secret-to-a-container"]').click();
  await expect(page.locator('h1')).toHaveText('Secrets');
  await gotoHydrated(page, '/0.18/install');
  await searchButton(page).click();
  await expect(searchDialog(page).getByText('Recent', {exact: true})).toBeVisible();
  await expect(searchHits(page)).toHaveCount(1);
  await expect(searchHits(page)).toContainText('Pass a secret to a container');
  await searchHits(page).click();
  await expect(page).toHaveURL(/\/api\/secrets#give-a-secret-to-a-container$/);
  await expect(searchDialog(page)).toHaveCount(0);
  // The page scrolls, which hides the navbar.
  await page.keyboard.press('Control+k');
  await searchDialog(page).getByRole('button', {name: 'Clear recent pages'}).click();
  await expect(searchHits(page)).toHaveCount(0);
});

test('a hit in another language scrolls to its section despite layout changes above it', async ({page}) => {
  const url = '/0.18/api/custom-types?sdk=java#pitfalls';
  const titles = (text: string) => [[{text, marked: false}]];
  const stored = JSON.stringify([
    {url, kind: 'guide', page: titles('Types'), section: titles('Pitfalls'), excerpt: []},
  ]);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.recentSearches,
    stored,
  ] as const);
  await openSearch(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', {name: 'Java'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => Math.abs((await page.locator('#pitfalls').boundingBox())?.y ?? 999)).toBeLessThan(130);
});

test('search works if storage is blocked', async ({page, problems}) => {
  problems.expect(/Docusaurus browser storage is not available|the browser didn't store it/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openSearch(page, queries.good);
  await searchHits(page).first().click();
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await expect(searchHits(page)).toHaveCount(0);
});
