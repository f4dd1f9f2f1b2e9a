import type {Browser} from '@playwright/test';
import {bars} from '../bars';
import {storage} from '../chromium/probe';
import {showIntent, visiting, type Visit} from '../chromium/visit';
import type {Results} from '../results';
import type {SiteId} from '../sites/site';

export interface Click {
  label: string;
  from: string;
  to: string;
  /** The h1 of the page that the link leads to. */
  title: string;
}

/** How long the pointer rests on a link before the press, in ms. */
const hover = 100;

/** Clicks a link in a page's text, once after reading and once immediately. */
export async function measureNavigation(browser: Browser, site: SiteId, click: Click, results: Results): Promise<void> {
  const add = results.adder(site, 'navigation: click to content');
  await visiting(browser, async (visit) => {
    await visit.page.goto(click.from, {waitUntil: 'load'});
    await visit.traffic.quiet();
    await showIntent(visit);
    add(`${click.label}, after reading`, 'ms', await clickThrough(visit, click), bars.navigation);
  });
  await visiting(browser, async (visit) => {
    await visit.page.goto(click.from, {waitUntil: 'load'});
    add(`${click.label}, at once`, 'ms', await clickThrough(visit, click), bars.navigation);
  });
}

/** @returns the time from the click until the next page's h1 has been painted, in ms */
export async function clickThrough(visit: Visit, {to, title}: Pick<Click, 'to' | 'title'>): Promise<number> {
  const {page} = visit;
  const pathname = new URL(to).pathname.replace(/\/$/, '');
  await page.evaluate(
    ([key, value]) => {
      window.benchSeen.reached = 0;
      sessionStorage.setItem(key, value);
    },
    [storage.target, JSON.stringify([pathname, title])] as const,
  );
  const link = page.locator(`main a:is([href="${pathname}"], [href="${pathname}/"])`).first();
  const scrollToLink = () => link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await scrollToLink();
  await page.waitForTimeout(300);
  // Far parts of a page take their size when they come close, which moves the link.
  await scrollToLink();
  // Its first line: the box of a link on two lines also contains other text.
  const box = await link.evaluate((element) => element.getClientRects()[0]);
  if (!box) throw new Error(`${page.url()} shows no link to ${pathname}.`);
  await page.mouse.move(box.x + Math.min(10, box.width / 2), box.y + Math.min(10, box.height / 2), {steps: 3});
  await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => window.benchSeen.reached > 0, undefined, {timeout: 30_000, polling: 100});
  return page.evaluate(
    (key) => window.benchSeen.reached - Number(sessionStorage.getItem(key)),
    storage.clicked as string,
  );
}
