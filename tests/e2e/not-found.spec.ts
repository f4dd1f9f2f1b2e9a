import path from 'node:path';
import sidebars from '../../versioned_sidebars/version-0.18.14-sidebars.json';
import {expect, gotoHydrated, hydrated, test} from './fixtures';
import {goBackTo, holdScripts, openUntouched} from './follow';
import {scriptsWith} from '../built';

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

test('spec 2: an unmatched route shows the not-found page, which links to the sections of the sidebar', async ({
  page,
}) => {
  for (const address of [
    '/0.18/a/b/c/d',
    '/0.18/next/no-such-page',
    '/no-such-site/x',
    '/0.18/404.html',
    '/0.18/no-such-page',
  ]) {
    await gotoHydrated(page, address);
    await expect(page.getByRole('heading', {level: 1}), address).toHaveText('Page not found');
    await expect(page, address).toHaveTitle(/^Page not found/);
    await expect(page.getByRole('main').getByRole('link', {name: 'Home'}), address).toHaveAttribute('href', '/0.18/');
  }
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

test('the not-found page suggests a page with a similar address', async ({page}) => {
  for (const [asked, expected] of [
    ['/0.18/instal', '/0.18/install'],
    ['/0.18/INSTAL.HTML', '/0.18/install'],
    ['/0.18/getting-started/installation/', '/0.18/install'],
    ['/0.18/cache-volume/index.html', '/0.18/api/cache-volumes'],
    ['/0.18/api/secrets%23use%20in%20a%20container', '/0.18/api/secrets'],
  ] as const) {
    await gotoHydrated(page, asked);
    const suggestion = page.locator('[aria-live] a').first();
    await expect(suggestion, asked).toHaveAttribute('href', expected);
    await suggestion.click();
    await expect(page, asked).toHaveURL(new RegExp(`${expected}$`));
    await expect(page.getByRole('heading', {level: 1}), asked).not.toHaveText('Page not found');
  }
});

test('nothing moves when the suggestions arrive', async ({page}) => {
  for (const asked of ['/0.18/nope/nothing', '/0.18/no-such-page']) {
    const serveList = await holdScripts(page, `**/${listChunk()}`);
    // This page starts its scripts at once: if they ask for the list before `load`, that event waits for it.
    await page.goto(asked, {waitUntil: 'domcontentloaded'});
    await hydrated(page);
    const below = page.getByRole('heading', {name: 'Where to go from here'});
    await expect(page.locator('[aria-live] a')).toHaveCount(0);
    const before = await below.boundingBox();
    serveList();
    await expect(page.locator('[aria-live] a'), asked).toHaveCount(3);
    expect(await below.boundingBox(), asked).toEqual(before);
  }
});

test('the list of pages loads on the not-found page only, even on the way back to a dead address, which isn’t requested', async ({
  page,
  problems,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(path.basename(request.url())));
  await gotoHydrated(page, '/0.18/install');
  await page.waitForLoadState('networkidle');
  expect(loaded).not.toContain(listChunk());
  await goBackTo(page, '/0.18/instal');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.locator('[aria-live] a').first()).toHaveAttribute('href', '/0.18/install');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
  expect(problems.all()).toEqual([]);
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

test('spec 2: a page is found regardless of its address’s case, before hydration', async ({page}) => {
  const release = await openUntouched(page, '/0.18/FAQ?sdk=go#top');
  await expect(page).toHaveURL(/\/0\.18\/faq\?sdk=go#top$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
  release();
  await page.goto('/0.18/Install');
  await expect(page).toHaveURL(/\/0\.18\/install$/);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');
});
