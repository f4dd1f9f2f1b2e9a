import type {Browser, Page} from '@playwright/test';
import {config} from '@docs-kit/site-tools/config';
import {bars} from '../bars';
import type {Download} from '../chromium/traffic';
import {showIntent, type Visit, visiting} from '../chromium/visit';
import type {Results} from '../results';
import type {SiteId} from '../sites/site';
import {median, percentile95} from '../statistics';
import {indexBytes} from './search-bytes';

/** Selectors of a site's search, and a pattern for the addresses of its index. */
interface SearchBox {
  button: string;
  input: string;
  hit: string;
  /** The element that contains the hits. */
  list: string;
  index: RegExp;
}

const boxes: Partial<Record<SiteId, SearchBox>> = {
  this: {
    button: '.DocSearch-Button',
    input: '.DocSearch-Input',
    hit: '.DocSearch-Hit',
    list: '.DocSearch-Modal',
    index: /\/(?:pagefind|search)\//,
  },
  vitepress: {
    button: '.VPNavBarSearch button',
    input: '.VPLocalSearchBox .search-input',
    hit: '.VPLocalSearchBox .result',
    list: '.VPLocalSearchBox .results',
    index: /localSearchIndex/,
  },
  starlight: {
    button: 'button[data-open-modal]',
    input: '.pagefind-ui__search-input',
    hit: '.pagefind-ui__result-link',
    list: '.pagefind-ui__drawer',
    index: /\.pf_(?:meta|index|fragment|filter)$/,
  },
};

const query = 'cache volume';

/** A keystroke may leave the hits unchanged; how long to wait for a change, in ms. */
const calm = 700;

export interface SearchTimes {
  /** KiB from opening the search until the first hit, and the index's part of that. */
  bytes: number;
  indexBytes: number;
  /** From typing until the first hit has been painted, in ms: in the first search of a visit, and again. */
  first: number;
  again: number;
}

/** Searches on a page that the reader has used; undefined if the site has no search box. */
export async function searchOnce(browser: Browser, site: SiteId, url: string): Promise<SearchTimes | undefined> {
  const box = boxes[site];
  if (!box) return undefined;
  return visiting(browser, async (visit) => {
    const {page, traffic} = visit;
    if (!(await openSearch(visit, url, box))) return undefined;
    const before = new Set(traffic.downloads().map(({url: address}) => address));
    await openBox(page, box);
    const first = await enter(page, box);
    const loaded = traffic.downloads().filter(({url: address}) => !before.has(address));
    const bytes = sum(loaded);
    const indexBytes = sum(loaded.filter(({url: address}) => box.index.test(address)));
    await traffic.quiet();
    await page.locator(box.input).first().fill('');
    await page.waitForFunction((hit) => !document.querySelector(hit), box.hit, {polling: 100});
    await page.waitForTimeout(500);
    return {bytes, indexBytes, first, again: await enter(page, box)};
  });
}

/**
 * Types queries letter by letter after everything has loaded; returns the time from each keystroke until its hits have
 * been painted, in ms.
 */
async function searchByKeys(browser: Browser, site: SiteId, url: string): Promise<number[]> {
  const box = boxes[site];
  if (!box) return [];
  return visiting(browser, async (visit) => {
    const {page, traffic} = visit;
    if (!(await openSearch(visit, url, box))) return [];
    await openBox(page, box);
    await enter(page, box);
    await traffic.quiet();
    const times: number[] = [];
    for (const text of config.bench.typed) {
      await page.locator(box.input).first().fill('');
      await page.waitForTimeout(calm);
      await page.evaluate(watchKeys, box.list);
      for (const letter of text) {
        await page.keyboard.insertText(letter);
        await page.waitForTimeout(calm);
      }
      times.push(...(await page.evaluate(() => (window as unknown as {benchKeys: number[]}).benchKeys)));
    }
    return times;
  });
}

/** Opens a page and interacts with it so that its scripts load; false if it has no search box. */
async function openSearch(visit: Visit, url: string, {button}: SearchBox): Promise<boolean> {
  await visit.page.goto(url, {waitUntil: 'load'});
  await showIntent(visit);
  return (await visit.page.locator(button).count()) > 0;
}

async function openBox(page: Page, {button, input}: SearchBox): Promise<void> {
  await page.locator(button).first().click();
  await page.locator(input).first().focus();
}

export async function measureSearch(browser: Browser, site: SiteId, url: string, results: Results): Promise<void> {
  const times = await searchOnce(browser, site, url);
  if (!times) return;
  const group = 'search: "cache volume"';
  results.add(site, {group, label: 'bytes until the first hit', unit: 'KiB', bar: bars.searchBytes}, times.bytes);
  results.add(site, {group, label: '  of it index', unit: 'KiB', bar: bars.indexBytes}, times.indexBytes);
  results.add(
    site,
    {group, label: 'letters to first hit, first search', unit: 'ms', bar: bars.firstSearch},
    times.first,
  );
  results.add(site, {group, label: 'letters to first hit, again', unit: 'ms'}, times.again);
  if (site === 'this') {
    const label = 'index until the first hit, median of all questions';
    results.add(site, {group, label, unit: 'KiB', bar: bars.questionBytes}, median(await indexBytes()));
  }
  const keys = await searchByKeys(browser, site, url);
  results.add(site, {group, label: 'key to hits, 95 of 100', unit: 'ms', bar: bars.searchKey}, percentile95(keys));
}

/** Pastes the query, and returns the time until a hit has been painted. */
async function enter(page: Page, {hit}: SearchBox): Promise<number> {
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

/** Runs in the page: records, for each keystroke, the time until its last change has been painted. */
function watchKeys(list: string): void {
  const times: number[] = [];
  let pressed = 0;
  let index = -1;
  Object.assign(window, {benchKeys: times});
  addEventListener(
    'input',
    ({timeStamp}) => {
      pressed = timeStamp;
      index = times.push(0) - 1;
    },
    {capture: true},
  );
  new MutationObserver(() => {
    const own = index;
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        if (own >= 0) times[own] = performance.now() - pressed;
      };
      port2.postMessage(null);
    });
  }).observe(document.querySelector(list) ?? document.body, {subtree: true, childList: true, characterData: true});
}

function sum(downloads: readonly Download[]): number {
  return downloads.reduce((total, {bytes}) => total + bytes, 0) / 1024;
}
