import {chromium, type Browser, type BrowserContext, type CDPSession, type Page} from '@playwright/test';
import {ensureBrowser} from '../../../scripts/browser';
import {probe, type Seen} from './probe';
import {watchTraffic, type Traffic} from './traffic';

/** A phone of the middle range on a slow mobile network. */
export const profile = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  /** How many times slower than this machine. */
  cpu: 4,
  /** Milliseconds before each answer. */
  latency: 150,
  /** Bytes a second: 1.6 Mbit/s down, 750 kbit/s up. */
  download: 200_000,
  upload: 93_750,
} as const;

/** A page in a browser with an empty cache, slowed down and watched. */
export interface Visit {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
  seen: () => Promise<Seen>;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
    ],
  });
}

/** Makes a visit, hands it over and ends it, whatever happens. */
export async function visiting<T>(browser: Browser, use: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.deviceScaleFactor,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  try {
    return await use(await open(context));
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext): Promise<Visit> {
  // The compiler of this file names functions with a helper that pages do not have.
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
  await session.send('Emulation.setCPUThrottlingRate', {rate: profile.cpu});
  await session.send('Network.emulateNetworkConditions', conditions);
  return {page, session, traffic, seen: () => page.evaluate(() => window.benchSeen)};
}

/** What a reader does first: points somewhere and scrolls. */
export async function showIntent({page, traffic}: Visit): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 600);
  await traffic.quiet();
}
