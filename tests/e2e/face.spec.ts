import {statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixtures';

const isFont = (address: string): boolean => address.endsWith('.woff2');

test('headings get their own face where pages come quickly; it is small, and moves nothing', async ({page}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (isFont(request.url())) fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('install');
  await expect.poll(() => fonts).toHaveLength(1);
  const file = path.resolve(__dirname, '../../build', fonts[0]?.replace('/0.18/', '') ?? '');
  expect(statSync(file).size).toBeLessThan(25 * 1024);
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 1em figtree'))).toBe(true);
  await expect(page.locator('h1')).toHaveCSS('font-family', /^figtree/);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & {value: number}).value, 0),
          ),
        ).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBe(0);
});

test('a page that comes slowly loads no face', async ({page, context}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (isFont(request.url())) fonts.push(request.url());
  });
  const client = await context.newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto('install', {waitUntil: 'load'});
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-face');
  expect(fonts).toEqual([]);
});
