import type {Browser, Page} from '@playwright/test';
import {config} from '@docs-kit/site-tools/config';
import {bars} from '../bars';
import {showIntent, visiting} from '../chromium/visit';
import type {Results} from '../results';
import type {SiteId} from '../sites/site';
import {kibibytes} from './load';

/** Selectors of a site's search, and a pattern for the addresses of its index. */
interface SearchBox {
  button: string;
  input: string;
  hit: string;
  /** The element that contains the hits. */
  list: string;
  index: RegExp;
}

/** Those of the sites that have a search. */
export const boxes: Partial<Record<SiteId, SearchBox>> = {
  this: {
    button: '.DocSearch-Button',
    input: '.search-bar input',
    hit: '.search-hit',
    list: '.search-dialog',
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

/** Searches on a page that the reader has used; does nothing if the site has no search box. */
export async function measureSearch(browser: Browser, site: SiteId, url: string, results: Results): Promise<void> {
  const box = boxes[site];
  if (!box) return;
  const add = results.adder(site, `search: "${query}"`);
  await visiting(browser, async (visit) => {
    const {page, traffic} = visit;
    await page.goto(url, {waitUntil: 'load'});
    await showIntent(visit);
    const before = new Set(traffic.downloads().map(({url: address}) => address));
    const first = await searchOnce(page, box);
    const loaded = traffic.downloads().filter(({url: address}) => !before.has(address));
    add('bytes until the first hit', 'KiB', kibibytes(loaded), bars.searchBytes);
    add('  of it index', 'KiB', kibibytes(loaded.filter(({url: address}) => box.index.test(address))), bars.indexBytes);
    add('letters to first hit, first search', 'ms', first, bars.firstSearch);
    await traffic.quiet();
    add('key to hits, 95 of 100', 'ms', percentile95(await typeQueries(page, box)), bars.searchKey);
  });
}

/**
 * Types queries letter by letter after everything has loaded; returns the time from each keystroke until its hits have
 * been painted, in ms.
 */
async function typeQueries(page: Page, {input, list}: SearchBox): Promise<number[]> {
  const times: number[] = [];
  for (const text of config.bench.typed) {
    await page.locator(input).first().fill('');
    await page.waitForTimeout(calm);
    await page.evaluate(watchKeys, list);
    for (const letter of text) {
      await page.keyboard.insertText(letter);
      await page.waitForTimeout(calm);
    }
    times.push(...(await page.evaluate(() => (window as unknown as {benchKeys: number[]}).benchKeys)));
  }
  return times;
}

/** The 95th percentile; NaN if there are no numbers. */
function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
}

/** Opens the search, pastes the query, and returns the time from then until a hit has been painted, in ms. */
export async function searchOnce(page: Page, {button, input, hit}: SearchBox): Promise<number> {
  await page.locator(button).first().click();
  await page.locator(input).first().focus();
  await page.evaluate(awaitHit, hit);
  await page.keyboard.insertText(query);
  return page.evaluate(() => (window as unknown as {benchHit: Promise<number>}).benchHit);
}

/** Runs in the page. */
function awaitHit(hit: string): void {
  const typed = new Promise<Event>((resolve) => {
    addEventListener('input', resolve, {capture: true, once: true});
  });
  const isShown = (): boolean => document.querySelector(hit) !== null;
  const benchHit = typed.then(async (event) => (await window.benchPainted(isShown)) - event.timeStamp);
  Object.assign(window, {benchHit});
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
    void window
      .benchPainted(() => true)
      .then((time) => {
        if (own >= 0) times[own] = time - pressed;
      });
  }).observe(document.querySelector(list) ?? document.body, {subtree: true, childList: true, characterData: true});
}
