import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {indexFiles, openSearch, queries, searchBox, searchDialog, searchHits} from './search';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in ${mode} mode`, () => {
    test.use({colorScheme: mode});

    test('axe finds nothing in the search: start, hits, mended, none, recent', async ({page}) => {
      test.slow();
      await openSearch(page);
      expect(await violations(page), 'start').toEqual([]);
      await searchBox(page).fill(queries.good);
      await expect(searchHits(page).first()).toBeVisible();
      expect(await violations(page), 'hits').toEqual([]);
      await searchBox(page).fill(queries.typo);
      await expect(searchDialog(page).locator('.search-corrected')).toBeVisible();
      expect(await violations(page), 'mended').toEqual([]);
      await searchBox(page).fill(queries.near);
      await expect(searchDialog(page).locator('.search-terms')).toBeVisible();
      expect(await violations(page), 'none').toEqual([]);
      await searchBox(page).fill(queries.good);
      await searchHits(page).first().locator('a').click();
      await expect(searchDialog(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(searchHits(page).first()).toBeVisible();
      expect(await violations(page), 'recent').toEqual([]);
    });

    test('axe finds nothing in the search that could not be loaded', async ({page, problems}) => {
      problems.expect(/request failed|Failed to load resource/);
      await page.route(indexFiles, (route) => route.abort());
      await openSearch(page, queries.good);
      await expect(searchDialog(page).getByRole('button', {name: 'Retry'})).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

/** What axe found in the dialog, one line a rule. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const result = await new AxeBuilder({page}).include('.search-root').withTags(rules).analyze();
  return result.violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`);
}
