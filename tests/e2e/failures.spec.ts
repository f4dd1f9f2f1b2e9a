import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {chunkOf} from '../built';

const html = (page: Page) => page.locator('html');
const box = (page: Page) => page.locator('.load-failure');

test.beforeEach(({problems}) =>
  problems.expect(/request failed|Failed to load resource|response 404|ERR_INTERNET|Refused to execute/),
);

/** Makes the page's scripts fail until the returned function is called. */
async function failScripts(page: Page, files = '**/*.js'): Promise<() => void> {
  let failing = true;
  await page.route(files, (route) => (failing ? route.abort() : route.continue()));
  return () => {
    failing = false;
  };
}

test('spec 8: a page load failure shows a red box with Retry in sight, and a queued search opens after it', async ({
  page,
}) => {
  const restore = await failScripts(page);
  await page.goto('/0.18/quickstart');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.getByRole('button', {name: 'Search the docs'}).click();
  await expect(html(page)).toHaveAttribute('data-waiting');
  await expect(page.locator('body')).toHaveCSS('height', '3px', {pseudo: 'before'});
  await expect(box(page)).toContainText('couldn’t be loaded');
  await expect(box(page)).toBeInViewport({ratio: 1});
  await expect(box(page)).toHaveCSS('background-color', 'rgb(156, 31, 24)');
  await expect(html(page)).not.toHaveAttribute('data-waiting');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  restore();
  const label = await box(page)
    .getByRole('button', {name: 'Retry'})
    .evaluate((button: HTMLElement) => {
      button.click();
      return button.textContent;
    });
  expect(label).toBe('Retrying…');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(box(page)).toHaveCount(0);
});

test('scripts that fail once are retried automatically', async ({page}) => {
  const restore = await failScripts(page);
  await page.goto('/0.18/install');
  const failed = page.waitForEvent('requestfailed');
  await page.locator('h1').click();
  await failed;
  restore();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  await expect(box(page)).toHaveCount(0);
});

test('spec 8: a page load failure on first load, of the page’s chunk only, is shown and can be retried', async ({
  page,
}) => {
  const restore = await failScripts(page, `**/${chunkOf('Installation')}`);
  await page.goto('/0.18/install');
  await page.locator('h1').click();
  await expect(box(page)).toBeVisible();
  restore();
  const reloaded = page.waitForEvent('load');
  await box(page).getByRole('button', {name: 'Retry'}).click();
  await reloaded;
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Installation');
});

for (const [what, file] of [
  ['the page’s chunk', () => chunkOf('Installation')],
  ['the main script', () => 'main.*.js'],
] as const) {
  test(`spec 8: a page load failure shows a red box with Retry when ${what} is empty`, async ({page}) => {
    let broken = true;
    await page.route(`**/${file()}`, (route) =>
      broken ? route.fulfill({contentType: 'text/javascript', body: ''}) : route.continue(),
    );
    await page.goto('/0.18/install');
    const reloaded = page.waitForEvent('load');
    await page.locator('h1').click();
    // The automatic retry of a script that has loaded is a reload, once.
    await reloaded;
    await page.locator('h1').click();
    await expect(box(page)).toBeInViewport();
    broken = false;
    const retried = page.waitForEvent('load');
    await box(page).getByRole('button', {name: 'Retry'}).click();
    await retried;
    await hydrated(page);
    await expect(box(page)).toHaveCount(0);
  });
}

test('a damaged script in the browser’s cache is replaced', async ({page, problems}) => {
  problems.expect(/^page error/);
  let damaged = true;
  await page.route('**/runtime~main.*.js', (route) => {
    // A fetch bypasses the cache.
    damaged &&= route.request().resourceType() !== 'fetch';
    return damaged ? route.fulfill({contentType: 'text/javascript', body: '<p>Not found'}) : route.continue();
  });
  await page.goto('/0.18/install');
  const reloaded = page.waitForEvent('load');
  await page.locator('h1').click();
  await reloaded;
  await hydrated(page);
  await expect(box(page)).toHaveCount(0);
});

test('a page from an earlier build reloads', async ({page}) => {
  let old = true;
  await page.route('**/0.18/install', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: old ? body.replaceAll(/main\.\w+\.js/g, 'main.before.js') : body});
    old = false;
  });
  await page.goto('/0.18/install');
  await page.locator('h1').click();
  await page.waitForEvent('load');
  await hydrated(page);
  await expect(box(page)).toHaveCount(0);
});

test('a page recovers when the network returns, even after two failures', async ({page, context}) => {
  await page.goto('/0.18/install');
  await context.setOffline(true);
  await page.locator('h1').click();
  const failed = page.waitForEvent('requestfailed');
  await box(page).getByRole('button', {name: 'Retry', exact: true}).click();
  await failed;
  await expect(box(page).getByRole('button', {name: 'Retry', exact: true})).toBeVisible();
  await context.setOffline(false);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
});

test('links and linked sidebar groups work when scripts have failed', async ({page}) => {
  await failScripts(page);
  await page.goto('/0.18/install');
  await page.locator('h1').click();
  await expect(box(page)).toBeVisible();
  await page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: 'Project'}).click();
  await expect(page).not.toHaveURL(/install/);
  await page.goto('/0.18/install');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Introduction'}).click();
  await expect(page).toHaveURL(/\/0\.18\/$/);
});
