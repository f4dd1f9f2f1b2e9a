import type {Browser, Page} from '@playwright/test';
import type {Download} from '../browser/traffic';
import {visiting} from '../browser/visit';
import type {Results} from '../results';
import type {SiteId} from '../sites/site';

/** Where the parts of a site's search are; selectors. */
interface SearchBox {
  button: string;
  input: string;
  hit: string;
}

const docSearch: SearchBox = {button: '.DocSearch-Button', input: '.DocSearch-Input', hit: '.DocSearch-Hit'};
const boxes: Partial<Record<SiteId, SearchBox>> = {
  this: docSearch,
  vitepress: {
    button: '.VPNavBarSearch button',
    input: '.VPLocalSearchBox .search-input',
    hit: '.VPLocalSearchBox .result',
  },
  starlight: {
    button: 'button[data-open-modal]',
    input: '.pagefind-ui__search-input',
    hit: '.pagefind-ui__result-link',
  },
};

const query = 'cache volume';

export interface SearchTimes {
  /** KiB from opening the search until the first hit was there. */
  bytes: number;
  /** From the letters until the first hit has been painted, in ms: the first search of a visit, and the same again. */
  first: number;
  again: number;
}

/** Searches on a page that has come to rest; undefined where the site has no search box. */
export async function searchOnce(browser: Browser, site: SiteId, url: string): Promise<SearchTimes | undefined> {
  const box = boxes[site];
  if (!box) return undefined;
  return visiting(browser, async ({page, traffic}) => {
    await page.goto(url, {waitUntil: 'load'});
    await traffic.quiet();
    if ((await page.locator(box.button).count()) === 0) return undefined;
    const before = sum(traffic.downloads());
    await page.locator(box.button).first().click();
    await page.locator(box.input).first().focus();
    const first = await type(page, box);
    await traffic.quiet();
    const bytes = sum(traffic.downloads()) - before;
    await page.locator(box.input).first().fill('');
    await page.waitForFunction((hit) => !document.querySelector(hit), box.hit, {polling: 100});
    await page.waitForTimeout(500);
    return {bytes: bytes / 1024, first, again: await type(page, box)};
  });
}

export async function measureSearch(browser: Browser, site: SiteId, url: string, results: Results): Promise<void> {
  const times = await searchOnce(browser, site, url);
  if (!times) return;
  const group = 'search: "cache volume"';
  results.add(site, {group, label: 'bytes of a first search', unit: 'KiB'}, times.bytes);
  results.add(site, {group, label: 'letters to first hit, first search', unit: 'ms'}, times.first);
  results.add(site, {group, label: 'letters to first hit, again', unit: 'ms'}, times.again);
}

/** Enters the query at once, as a paste does, and gives the time until a hit has been painted. */
async function type(page: Page, {hit}: SearchBox): Promise<number> {
  await page.evaluate(awaitHit, hit);
  await page.keyboard.insertText(query);
  await page.waitForFunction(() => 'benchHit' in window, undefined, {timeout: 30_000, polling: 50});
  return page.evaluate(() => (window as unknown as {benchHit: number}).benchHit);
}

/** Runs in the page. */
function awaitHit(hit: string): void {
  Reflect.deleteProperty(window, 'benchHit');
  addEventListener(
    'input',
    (event) => {
      const look = (): void => {
        if (!document.querySelector(hit)) {
          requestAnimationFrame(look);
          return;
        }
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => Object.assign(window, {benchHit: performance.now() - event.timeStamp});
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    {capture: true, once: true},
  );
}

function sum(downloads: readonly Download[]): number {
  return downloads.reduce((total, {bytes}) => total + bytes, 0);
}
