import {chromium, type Browser, type BrowserContext, type Page} from '@playwright/test';
import {browserArgs, ensureBrowser} from '@docs-kit/base/node/chromium';
import {probe, type Seen} from './probe';
import {watchTraffic, type Traffic} from './traffic';

/** A mid-range phone on a slow mobile network. */
const profile = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  /** CPU slowdown relative to this machine. */
  cpu: 4,
  /** Latency per response, in ms. */
  latency: 150,
  /** Bytes per second: 1.6 Mbit/s down, 750 kbit/s up. */
  download: 200_000,
  upload: 93_750,
} as const;

/** A throttled, instrumented page in a browser with an empty cache. */
export interface Visit {
  page: Page;
  traffic: Traffic;
  seen: () => Promise<Seen>;
  /** What the page's process has used so far, with all its documents and workers, in ms; only true at full speed. */
  processorTime: () => Promise<number>;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: ensureBrowser(), args: browserArgs});
}

/**
 * Creates a visit, passes it to a callback, and always closes it.
 *
 * @param slowdown of the processor. Chromium slows a process down with work of its own, half a second per second even if
 * the page is idle: 1 if processor time is measured.
 */
export async function visiting<T>(
  browser: Browser,
  use: (visit: Visit) => Promise<T>,
  slowdown: number = profile.cpu,
): Promise<T> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.deviceScaleFactor,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  try {
    return await use(await open(context, slowdown));
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, slowdown: number): Promise<Visit> {
  // The compiler of this file names functions through a helper that pages don't have.
  await context.addInitScript('globalThis.__name ??= (value) => value;');
  await context.addInitScript(probe);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const conditions = {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.download,
    uploadThroughput: profile.upload,
  };
  const traffic = await watchTraffic(session, conditions);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await session.send('Network.emulateNetworkConditions', conditions);
  return {
    page,
    traffic,
    seen: () => page.evaluate(() => window.benchSeen),
    async processorTime() {
      const {metrics} = await session.send('Performance.getMetrics');
      return (metrics.find(({name}) => name === 'ProcessTime')?.value ?? Number.NaN) * 1000;
    },
  };
}

/** A reader's first interaction: moves the pointer and scrolls. */
export async function showIntent({page, traffic}: Visit): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 600);
  await traffic.quiet();
}
