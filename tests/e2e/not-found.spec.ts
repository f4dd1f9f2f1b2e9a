import path from 'node:path';
import sidebars from '../../versioned_sidebars/version-0.18.14-sidebars.json';
import {expect, gotoHydrated, hydrated, test} from './fixtures';
import {goBackTo, holdScripts} from './follow';
import {scriptsWith} from './scripts';

/** The chunk that contains the list of pages. */
function listChunk(): string {
  const [chunk] = scriptsWith('"/0.18/install","title":"Installation"');
  expect(chunk).toBeDefined();
  return chunk ?? '';
}

const notFound = /response 404|Failed to load resource.*404/;

test.beforeEach(({problems}) => {
  problems.expect(notFound);
});

for (const address of [
  '/0.18/no-such-page',
  '/0.18/a/b/c/d',
  '/0.18/next/no-such-page',
  '/no-such-site/x',
  '/0.18/404.html',
]) {
  test(`spec 2: an unmatched route shows the not-found page: ${address}`, async ({page}) => {
    await gotoHydrated(page, address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.getByRole('main').getByRole('link', {name: 'Home'})).toHaveAttribute('href', '/0.18/');
  });
}

test('spec 2: the host answers an unmatched route with status 404 and the not-found page', async ({request}) => {
  const response = await request.get('/0.18/no-such-page');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('Page not found');
  expect(html).toMatch(/name="?robots"? content="noindex, nofollow"/);
});

for (const [asked, expected] of [
  ['/0.18/instal', '/0.18/install'],
  ['/0.18/INSTAL.HTML', '/0.18/install'],
  ['/0.18/getting-started/installation/', '/0.18/install'],
  ['/0.18/cache-volume/index.html', '/0.18/api/cache-volumes'],
  ['/0.18/api/secrets%23use%20in%20a%20container', '/0.18/api/secrets'],
] as const) {
  test(`the not-found page suggests ${expected} for ${asked}`, async ({page}) => {
    await gotoHydrated(page, asked);
    const suggestion = page.locator('[aria-live] a').first();
    await expect(suggestion).toHaveAttribute('href', expected);
    await suggestion.click();
    await expect(page).toHaveURL(new RegExp(`${expected}$`));
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  });
}

for (const asked of ['/0.18/instal', '/0.18/no-such-page']) {
  test(`nothing moves when the suggestions for ${asked} arrive`, async ({page}) => {
    let serveList = (): void => undefined;
    const listAsked = new Promise<void>((resolve) => (serveList = resolve));
    await page.route(`**/${listChunk()}`, async (route) => {
      await listAsked;
      await route.continue();
    });
    await gotoHydrated(page, asked);
    const below = page.getByRole('heading', {name: 'Where to go from here'});
    const before = await below.boundingBox();
    serveList();
    await expect(page.locator('[aria-live] a').first()).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
}

test('the not-found page appears on the way back to a dead address without requesting it', async ({page, problems}) => {
  await gotoHydrated(page, '/0.18/install');
  await goBackTo(page, '/0.18/instal');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.locator('[aria-live] a').first()).toHaveAttribute('href', '/0.18/install');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  expect(problems.all()).toEqual([]);
});

test('the not-found page links to the sections of the sidebar', async ({page}) => {
  await gotoHydrated(page, '/0.18/no-such-page');
  // The first group starts with the home page.
  const [, ...groups] = sidebars.docs.map(({label}) => label);
  const links = page.getByRole('main').getByRole('list').last().getByRole('link');
  expect(groups.length).toBeGreaterThan(2);
  await expect(links).toHaveText(['Home', ...groups]);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test('the not-found page works without JavaScript', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/0.18/no-such-page');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByRole('main').getByRole('link', {name: 'Home'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toBeHidden();
  await expect(page.locator('[data-loading]')).toBeHidden();
  await context.close();
});

test('the not-found page works if the list of pages can’t be loaded', async ({page, problems}) => {
  problems.expect(/request failed|Failed to load resource|other host/);
  await page.route(`**/${listChunk()}`, (route) => route.abort());
  await gotoHydrated(page, '/0.18/instal');
  await expect(page.locator('main [aria-live]')).toHaveAttribute('data-loading', 'false');
  await expect(page.getByRole('heading', {name: 'Where to go from here'})).toBeVisible();
});

test('no other page loads the list of pages', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(path.basename(request.url())));
  await gotoHydrated(page, '/0.18/install');
  await page.waitForLoadState('networkidle');
  expect(loaded).not.toContain(listChunk());
});

test('a page is found regardless of its address’s case before hydration', async ({page}) => {
  await holdScripts(page);
  await page.goto('/0.18/FAQ?sdk=go#top');
  await expect(page).toHaveURL(/\/0\.18\/faq\?sdk=go#top$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
});

test('spec 2: a page is found regardless of its address’s case', async ({page}) => {
  await page.goto('/0.18/Install');
  await expect(page).toHaveURL(/\/0\.18\/install$/);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
});
