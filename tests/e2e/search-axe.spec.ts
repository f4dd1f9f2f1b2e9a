import {violations} from './axe';
import {expect, test} from './fixtures';
import {indexFiles, openSearch, queries, searchBox, searchDialog, searchHits} from './search';

const inDialog = ['.search-dialog'] as const;

test('axe finds no violations in search: start, failure, hits, corrected query, no hits, recent pages', async ({
  page,
  problems,
}) => {
  test.slow();
  problems.expect(/request failed|Failed to load resource/);
  await page.route(indexFiles, (route) => route.abort());
  await openSearch(page);
  expect(await violations(page, ...inDialog), 'start').toEqual([]);
  await searchBox(page).fill(queries.good);
  const again = searchDialog(page).getByRole('button', {name: 'Try again'});
  await expect(again).toBeVisible();
  expect(await violations(page, ...inDialog), 'failure').toEqual([]);
  await page.unroute(indexFiles);
  await again.click();
  await expect(searchHits(page).first()).toBeVisible();
  expect(await violations(page, ...inDialog), 'hits').toEqual([]);
  await searchBox(page).fill(queries.typo);
  await expect(searchDialog(page).locator('.search-corrected')).toBeVisible();
  expect(await violations(page, ...inDialog), 'mended').toEqual([]);
  await searchBox(page).fill(queries.hopeless);
  await expect(searchDialog(page).locator('.search-screen')).toBeVisible();
  expect(await violations(page, ...inDialog), 'none').toEqual([]);
  await searchBox(page).fill(queries.good);
  await searchHits(page).first().click();
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchHits(page).first()).toBeVisible();
  expect(await violations(page, ...inDialog), 'recent').toEqual([]);
});
