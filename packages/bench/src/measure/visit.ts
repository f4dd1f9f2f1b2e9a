import type {Browser, Page as Tab} from '@playwright/test';
import {bars} from '../bars';
import {showIntent, visiting} from '../chromium/visit';
import type {Page} from '../content/read';
import type {Results} from '../results';
import type {SiteId} from '../sites/site';
import {kibibytes} from './load';
import {clickThrough} from './navigation';
import {boxes, searchOnce} from './search';

const fullSpeed = 1;

/**
 * A reader's whole visit: reads a page to its end, switches the language, follows links through the other pages, searches
 * and opens the first hit. Does nothing if the site has no search box.
 */
export async function measureVisit(
  browser: Browser,
  site: SiteId,
  [start, ...others]: readonly (Page & {url: string})[],
  results: Results,
): Promise<void> {
  const box = boxes[site];
  if (!box || !start) return;
  await visiting(
    browser,
    async (visit) => {
      const {page, traffic} = visit;
      await page.goto(start.url, {waitUntil: 'load'});
      await traffic.quiet();
      await showIntent(visit);
      await page.locator('main [role=tab]').nth(1).or(page.locator('main h1')).first().tap();
      await readToEnd(page);
      for (const {url, title} of others) {
        await clickThrough(visit, {to: url, title});
        await readToEnd(page);
      }
      await page.evaluate(() => scrollTo(0, 0));
      await searchOnce(page, box);
      await page.locator(box.hit).first().click();
      await traffic.quiet();
      const add = results.adder(site, 'visit: three pages, a language, a search and its first hit');
      add('bytes', 'KiB', kibibytes(traffic.downloads()), bars.visitBytes);
      add('processor time', 'ms', await visit.processorTime(), bars.visitTime);
    },
    fullSpeed,
  );
}

/** Scrolls through the page by a screen at a time, with time for a glance at each. */
async function readToEnd(page: Tab): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 0; screen < screens; screen += 1) {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(100);
  }
}
