import {type BrowserContext, type Page, expect, test as base} from '@playwright/test';
import {moveWindow} from '../launch';

/** The browser's problems during a test, and those that the test expects. */
export interface Problems {
  /**
   * Expects problems: those that match don't fail the test. A problem is one line, as `console error: …`,
   * `console warning: …`, `page error: …`, `request failed: GET <url> <reason>`, `response 404: GET <url>`,
   * `other host: GET <url>`.
   */
  expect(pattern: RegExp): void;
  /** All problems so far, expected ones included. */
  all(): readonly string[];
}

/**
 * The `test` of all browser tests. A test fails on every console error or warning, page error, failed request,
 * response of 400 or above and request to another host that it does not expect with `problems.expect`.
 */
export const test = base.extend<{problems: Problems}>({
  context: async ({context}, use) => {
    const newPage = context.newPage.bind(context);
    // Also called by Playwright for `page`.
    context.newPage = async () => {
      const page = await newPage();
      await moveWindow(page);
      return page;
    };
    await use(context);
    // A request that a handler is still answering would otherwise fail the whole run.
    await Promise.all(context.pages().map((page) => page.unrouteAll({behavior: 'ignoreErrors'})));
  },
  problems: [
    async ({context, baseURL}, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      watch(context, new URL(baseURL ?? '').origin, (problem) => found.push(problem));
      await use({expect: (pattern) => expected.push(pattern), all: () => found});
      const unexpected = found.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

function watch(context: BrowserContext, origin: string, report: (problem: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    report(`page error: ${error.error().stack ?? error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin)
      report(`other host: ${request.method()} ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels its pending requests.
    if (reason !== 'net::ERR_ABORTED') report(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      report(`response ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
}

/**
 * Opens a page and waits until React has hydrated it.
 *
 * @param address as for `page.goto`: `/0.18/install`, or relative to the base path: `install`
 */
export async function gotoHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Simulates the reader's first interaction and waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  // Notices the change in the next frame, where an assertion would poll after 100, 350 and 850 ms.
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Waits for the second frame from now: by then, the page shows what an event has changed. */
export async function secondFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Records layout shifts from the start of the page; `shiftsOf` returns them. */
export function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, {shifts});
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & {value: number}).value));
    }).observe({type: 'layout-shift', buffered: true});
  });
}

export const shiftsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as {shifts: number[]}).shifts);
