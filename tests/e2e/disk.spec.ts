import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {Page} from '@playwright/test';
import {head} from '../../src/config/instant';
import {explorerFiles} from '../../src/config/pack';
import {site} from '../../src/config/site';
import {buildDiskCopy} from '@docs-kit/takeaway/node/disk';
import {listFiles} from '@docs-kit/base/node/files';
import {expect, test} from './fixtures';
import {queries} from './search';
import {root} from '@docs-kit/base/node/root';

let folder = '';

test.describe.configure({mode: 'default', timeout: 240_000});
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
  buildDiskCopy(
    {
      buildDir: path.join(root, 'build'),
      baseUrl: site.baseUrl,
      url: site.url,
      head,
      leaveOut: explorerFiles,
    },
    folder,
  );
});
test.afterAll(() => rmSync(folder, {recursive: true}));

const urlOf = (name: string): string => pathToFileURL(path.join(folder, name)).href;
const search = (page: Page) => page.getByRole('dialog', {name: 'Search'});

test('a copy opened from disk: links lead to pages, and choices persist', {tag: '@desktop'}, async ({page}) => {
  await page.goto(urlOf('index.html'));
  const pictures = page.locator('main img');
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 0).length))
    .toBe(0);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  const theme = await page.locator('html').getAttribute('data-theme-choice');
  await page.locator('footer').getByRole('link', {name: 'Contributing'}).click();
  await expect(page).toHaveURL(urlOf('contributing/index.html'));
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', theme ?? '');

  await page.goto(urlOf('api/cache-volumes/index.html'));
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page).toHaveURL(/\?sdk=python$/);
  await expect(page.getByRole('tabpanel', {name: 'Python'}).first()).toBeVisible();
  await page.goto(urlOf('api/secrets/index.html'));
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
});

test('a copy opened from disk: the mobile menu opens', {tag: '@mobile'}, async ({page}) => {
  await page.goto(urlOf('install/index.html'));
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('dialog', {name: 'Menu'}).getByRole('link', {name: 'Project'}).click();
  await expect(page).toHaveURL(urlOf('contributing/index.html'));
});

test('a copy opened from disk: search finds sections', async ({page}) => {
  await page.goto(urlOf('install/index.html'));
  await page.getByRole('button', {name: 'Search'}).click();
  await search(page).getByRole('searchbox').fill(queries.title);
  await expect(search(page).getByRole('status')).toContainText(/\d+ results? for/);
  await search(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/api\/secrets\/index\.html(?:\?sdk=\w+)?#/);
  // The address changes before the new page's scripts can hear the key.
  await expect(page.locator('h1')).toHaveText('Secrets');
  await page.keyboard.press('/');
  await search(page).getByRole('searchbox').fill('contianer');
  await expect(search(page).getByRole('status')).toContainText('for “container”');
  await search(page).getByRole('searchbox').fill('wxyzab');
  await expect(search(page).getByRole('status')).toHaveText('No results for “wxyzab”');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
});

test('a copy opened from disk: every URL on every page leads to a file in the copy', {tag: '@desktop'}, () => {
  const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(300);
  // It needs a host, so the copy doesn't have it.
  const explorer = `${site.url}${site.baseUrl}explorer/`;
  const wrong = pages.flatMap((file) => {
    // A file that the copy lacks gets its address on the published site, which only search engines and agents follow.
    const html = readFileSync(path.join(folder, file), 'utf8').replaceAll(
      /<link[^>]* rel="(?:canonical|alternate)"[^>]*>/g,
      '',
    );
    return Array.from(html.matchAll(/ (?:href|src|srcset)="([^"]*)"/g), ([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    )
      .filter((address) => address.split('#')[0] !== explorer)
      .filter((address) => address.startsWith(site.url) || !/^(?:https?:|mailto:|data:|#)/.test(address))
      .filter((address) => {
        const {pathname, protocol, origin} = new URL(address, urlOf(file));
        return (
          address.startsWith('/') ||
          protocol !== 'file:' ||
          !existsSync(fileURLToPath(`${origin === 'null' ? 'file://' : origin}${pathname}`))
        );
      })
      .map((address) => `${file}: ${address}`);
  });
  expect(wrong).toEqual([]);
});
