import type {Browser} from '@playwright/test';
import {bars} from '../bars';
import {visiting} from '../chromium/visit';
import type {PageName} from '../pages';
import type {Results} from '../results';
import type {SiteId} from '../sites/site';

/** Taps the second visible tab as soon as the page has loaded; does nothing if a page has no tabs. */
export async function measureTap(
  browser: Browser,
  site: SiteId,
  page: {name: PageName; url: string},
  results: Results,
): Promise<void> {
  await visiting(browser, async ({page: tab}) => {
    await tab.goto(page.url, {waitUntil: 'load'});
    const spot = await tab.evaluate(prepareTap);
    if (!spot) return;
    await tab.touchscreen.tap(spot.x, spot.y);
    const time = await tab.evaluate(() => (window as unknown as {benchSwitched: Promise<number>}).benchSwitched);
    results.adder(site, 'tap: language tab at once')(
      `${page.name} page, tap to switched tab`,
      'ms',
      time,
      bars.earlyTap,
    );
  });
}

/** Runs in the page: finds the tab, and measures from the touch until another panel has been painted. */
function prepareTap(): {x: number; y: number} | undefined {
  const list = document.querySelector('main [role=tablist]');
  const tab = list?.querySelectorAll('[role=tab]')[1];
  if (!list || !tab) return undefined;
  list.scrollIntoView({block: 'center', behavior: 'instant'});
  const shown = (): string =>
    Array.from(list.parentElement?.querySelectorAll('[role=tabpanel]') ?? [])
      .filter((panel) => panel.getClientRects().length > 0)
      .map((panel) => panel.textContent.slice(0, 400))
      .join();
  const before = shown();
  const isSwitched = (): boolean => shown() !== before && tab.getAttribute('aria-selected') === 'true';
  const tapped = new Promise<Event>((resolve) => {
    addEventListener('pointerdown', resolve, {capture: true, once: true});
  });
  const benchSwitched = tapped.then(async (event) => (await window.benchPainted(isSwitched)) - event.timeStamp);
  Object.assign(window, {benchSwitched});
  const {left, top, width, height} = tab.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}
