import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {storageKeys} from '../../src/config/storage';
import type {Browser} from './browser';
import {type Site, serveSite} from './site';

const missing = '/0.18/no-such-page';

const pages = [
  ['/0.18/', 'Your pipeline is a program'],
  ['/0.18/api/cache-volumes', 'Cache volumes'],
  ['/0.18/cookbook', 'Cookbook'],
  ['/0.18/reference/typescript/api/client.gen/classes/Container', 'Container'],
  ['/0.18/troubleshooting', 'Troubleshooting'],
  ['/0.18/api/playground', 'API playground'],
  ['/0.18/install', 'Installation'],
  [missing, 'Page not found'],
] as const;

/**
 * Defines the walk through the main pages and actions. The console must stay empty.
 *
 * @param start starts the browser
 */
export function walk(start: () => Promise<Browser>): void {
  let browser: Browser;
  let site: Site;

  beforeAll(async () => {
    site = await serveSite();
    browser = await start();
    await browser.resize(1280, 900);
  });
  afterEach(() => expect(site.takeProblems(), 'problems in the browser').toEqual([]));
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  const open = (address: string): Promise<void> => browser.open(site.origin + address);
  const count = (selector: string): Promise<number> =>
    browser.run(
      (css) =>
        Array.from(document.querySelectorAll(css)).filter((element) =>
          element.checkVisibility({visibilityProperty: true}),
        ).length,
      selector,
    );
  const shows = (selector: string): Promise<void> =>
    expect.poll(() => count(selector), {message: selector}).toBeGreaterThan(0);
  const heading = (text: string): Promise<void> =>
    expect.poll(() => browser.run(() => document.querySelector('h1')?.textContent)).toBe(text);
  /** Simulates a reader's first interaction and waits for hydration. */
  const hydrate = async (): Promise<void> => {
    await browser.press('Tab');
    await shows('html[data-has-hydrated=true]');
  };

  // React renders this page again if its HTML doesn't match.
  test('an unknown address shows the not-found page before hydration', async () => {
    await browser.open(site.inertOrigin + missing);
    await heading('Page not found');
    expect(await count('html[data-has-hydrated=false] .navbar')).toBe(1);
    expect(site.takeProblems()).toEqual([`404: ${missing}`]);
  });

  test('a language chosen before hydration shows and persists', async () => {
    const release = site.holdScripts();
    await open('/0.18/api/cache-volumes');
    await browser.click('[role=tab][data-value=python]');
    await shows('html[data-has-hydrated=false] [role=tabpanel][data-value=python]');
    expect(await count('[role=tabpanel][data-value=go]')).toBe(0);
    release();
    await shows('html[data-has-hydrated=true] [role=tabpanel][data-value=python]');
    await open('/0.18/api/secrets');
    await shows('html[data-has-hydrated=false] [role=tabpanel][data-value=python]');
    expect(await count('[role=tabpanel][data-value=go]')).toBe(0);
  });

  test.for(pages)('%s opens', async ([address, title]) => {
    await open(address);
    await heading(title);
    await hydrate();
    await heading(title);
    // Not `innerWidth`, which includes the scrollbar, and on phones grows with a page that's too wide.
    const excess = await browser.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(excess, 'pixels that the page is wider than the window').toBe(0);
    if (address === missing) expect(site.takeProblems()).toEqual([`404: ${address}`]);
  });

  test('the colour mode switches and persists', async () => {
    const background = (): Promise<string> =>
      browser.run(() => getComputedStyle(document.documentElement).backgroundColor);
    await open('/0.18/install');
    await hydrate();
    const before = await background();
    for (let clicks = 0; clicks < 2 && (await background()) === before; clicks += 1)
      await browser.click('.navbar [aria-label*="dark and light mode"]');

    const after = await background();
    expect(after).not.toBe(before);
    await browser.reload();
    expect(await background()).toBe(after);
    await browser.run((key) => localStorage.removeItem(key), storageKeys.colourMode);
  });

  test.for(['key', 'click'])('search opens by %s, and a hit leads to its page', async (how) => {
    await open('/0.18/install');
    await (how === 'key' ? browser.press('/') : browser.click('.DocSearch-Button'));
    await shows('.search-bar input:focus');
    await browser.type('cache volumes');
    await shows('.search-hit[href*="/api/cache-volumes"]');
    await browser.click('.search-hit[href*="/api/cache-volumes"]');
    await heading('Cache volumes');
    expect(await count('.search-dialog')).toBe(0);
  });

  test('the navbar stays after a jump from the contents', async () => {
    await open('/0.18/cookbook');
    await hydrate();
    const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    const bottom = (): Promise<number> =>
      browser.run(() => Math.round(document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0));
    for (const anchor of ['builds', 'mount-a-directory-or-a-file-without-adding-it-to-the-image', 'builds']) {
      for (const top of ['0', '300', '900']) {
        await browser.run((y) => scrollTo({top: Number(y), behavior: 'instant'}), top);
        // Otherwise, two steps may be one scroll.
        await pause(100);
      }
      await expect.poll(bottom).toBeLessThanOrEqual(0);
      await browser.click(`.table-of-contents a[href="#${anchor}"]`);
      await expect.poll(bottom).toBeGreaterThan(50);
      await pause(400);
      expect(await bottom()).toBeGreaterThan(50);
    }
  });

  test('a call’s preview shows for the focus', async () => {
    await open('/0.18/api/services');
    await hydrate();
    await browser.run(() => {
      const call = Array.from(document.querySelectorAll<HTMLElement>('pre a')).find((link) => link.checkVisibility());
      call?.focus();
    });
    await shows('#call-preview .api-signature');
    await browser.press('Escape');
    await expect.poll(() => count('#call-preview')).toBe(0);
  });

  test('code is copied', async () => {
    await open('/0.18/install');
    const code = await browser.run(() => document.querySelector('.theme-code-block code')?.textContent);
    await browser.click('.theme-code-block .code-copy');
    await shows('.theme-code-block .code-copy[data-copied]');
    await browser.press('/');
    await shows('.search-bar input:focus');
    await browser.press('v', process.platform === 'darwin' ? 'Meta' : 'Control');
    const pasted = (): Promise<string> =>
      browser.run(() => document.querySelector<HTMLInputElement>('.search-bar input')?.value ?? '');
    await expect.poll(pasted).not.toBe('');
    // The search box has a single line.
    expect(code?.replace(/\s/g, '')).toContain((await pasted()).replace(/\s/g, ''));
  });

  test('a link changes the page without a reload, and Back returns', async () => {
    await open('/0.18/install');
    await hydrate();
    await browser.run(() => document.documentElement.setAttribute('data-walk', ''));
    await browser.click('.theme-doc-sidebar-menu .menu__link:not(.menu__link--sublist)[href="/0.18/"]');
    await heading('Your pipeline is a program');
    await browser.back();
    await heading('Installation');
    await shows('html[data-walk]');
  });

  test('a picture zooms in and out', async () => {
    await open('/0.18/api/services');
    await hydrate();
    const picture = '.theme-doc-markdown picture > img.medium-zoom-image';
    await shows(picture);
    const width = (selector: string): Promise<number> =>
      browser.run((css) => document.querySelector(css)?.getBoundingClientRect().width ?? 0, selector);
    const before = await width(picture);
    await browser.click(picture);
    await expect.poll(() => width('.medium-zoom-image--opened')).toBeGreaterThan(before * 1.05);
    await browser.press('Escape');
    await expect.poll(() => count('.medium-zoom-overlay')).toBe(0);
    expect(await width(picture)).toBe(before);
  });

  test('the mobile menu opens and leads to a page', async () => {
    await browser.resize(390, 844);
    await open('/0.18/api/arguments');
    expect(await browser.run(() => innerWidth)).toBe(390);
    await hydrate();
    await browser.click('.navbar__toggle');
    await shows('.navbar-sidebar');
    await browser.click('.navbar-sidebar a[href="/0.18/api/default-paths"]');
    await heading('Default paths');
    await expect.poll(() => count('.navbar-sidebar')).toBe(0);
  });
}
