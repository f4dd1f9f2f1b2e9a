import {readdirSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './fixtures';
import {holdScripts} from './follow';
import {chunkOf, scriptsWith, zoomScript} from './scripts';
import {queries, searchBox, searchButton, searchDialog, searchHits} from './search';

const dialogScript = (): string => `**/${scriptsWith('DocSearch-Modal')[0] ?? ''}`;
const searchStyles = (): string =>
  `**/${readdirSync('build/assets/css').find((file) => file.startsWith('search.')) ?? ''}`;

test.describe('after a new build has replaced the page’s', {tag: '@desktop'}, () => {
  /**
   * Simulates a redeploy that removes some of the page's files, until the page reloads.
   *
   * @param answered when the host answers the requests for them
   */
  async function redeploy(page: Page, missing: string, answered = Promise.resolve()): Promise<void> {
    let old = true;
    await page.route('**/0.18/install*', async (route) => {
      old &&= !route.request().isNavigationRequest();
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: old ? body.replaceAll(/main\.\w+\.js/g, 'main.after.js') : body});
    });
    await page.route(missing, async (route) => {
      if (!old) return route.continue();
      await answered;
      return route.fulfill({status: 404});
    });
  }

  test.beforeEach(({problems}) => problems.expect(/response 404|Failed to load resource|Refused to execute/));

  test('search reloads the page and keeps what was typed', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    let typed = (): void => undefined;
    await redeploy(page, dialogScript(), new Promise((resolve) => (typed = resolve)));
    await searchButton(page).click();
    await page.keyboard.type(queries.good);
    typed();
    await expect(searchBox(page)).toHaveValue(queries.good);
    await expect(searchHits(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/install\?q=/);
  });

  test('search opens after the page has reloaded, even if nothing was typed', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    await redeploy(page, dialogScript());
    const reloaded = page.waitForEvent('load');
    await searchButton(page).click();
    await reloaded;
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/install$/);
  });

  test('a query reloads the page and runs again', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    await redeploy(page, '**/assets/search/**');
    await searchButton(page).click();
    await searchBox(page).fill(queries.good);
    await expect(page).toHaveURL(/\/install\?q=/);
    await expect(searchHits(page).first()).toBeVisible();
    await expect(searchBox(page)).toHaveValue(queries.good);
  });

  test('a click on a picture reloads the page, and the next one opens it', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    await redeploy(page, `**/${zoomScript()}`);
    const picture = page.locator('.theme-doc-markdown picture > img');
    const reloaded = page.waitForEvent('load');
    await picture.click();
    await reloaded;
    await picture.click();
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  });
});

test.describe('a corrupt file in the browser’s cache is fetched again, bypassing the cache', {tag: '@desktop'}, () => {
  /** Truncates a file on its first request, and records the cache modes of all requests. */
  async function damage(page: Page, file: string): Promise<{cacheModes: () => Promise<unknown>}> {
    let damaged = true;
    await page.addInitScript(() => {
      const modes: unknown[] = [];
      const fetch = window.fetch.bind(window);
      Object.assign(window, {
        cacheModes: modes,
        fetch: (input: string, init?: RequestInit) => {
          modes.push(`${input.split('/').at(-1) ?? ''} ${init?.cache ?? 'default'}`);
          return fetch(input, init);
        },
      });
    });
    await page.route(file, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: damaged ? body.slice(0, body.length / 2) : body});
      damaged = false;
    });
    return {cacheModes: () => page.evaluate(() => (window as unknown as {cacheModes: unknown[]}).cacheModes)};
  }

  test('the index', async ({page}) => {
    const {cacheModes} = await damage(page, '**/site.json');
    await gotoHydrated(page, '/0.18/install');
    await searchButton(page).click();
    await searchBox(page).fill(queries.good);
    await expect(searchHits(page).first()).toBeVisible();
    expect(await cacheModes()).toEqual(expect.arrayContaining(['site.json default', 'site.json reload']));
  });

  test('the postings', async ({page}) => {
    const {cacheModes} = await damage(page, '**/postings/*.json');
    await gotoHydrated(page, '/0.18/install');
    await searchButton(page).click();
    await searchBox(page).fill(queries.good);
    await expect(searchHits(page).first()).toBeVisible();
    const reloaded = ((await cacheModes()) as string[]).filter((mode) => mode.endsWith(' reload'));
    expect(reloaded).toEqual([expect.stringMatching(/^\d+\.json reload$/)]);
  });

  test('the dialog', async ({page, problems}) => {
    problems.expect(/^page error/);
    const {cacheModes} = await damage(page, dialogScript());
    await gotoHydrated(page, '/0.18/install');
    await searchButton(page).click();
    await expect(searchBox(page)).toBeFocused();
    expect(await cacheModes()).toContain(`${dialogScript().slice(3)} reload`);
  });

  test('the library that enlarges pictures', async ({page, problems}) => {
    problems.expect(/^page error/);
    const {cacheModes} = await damage(page, `**/${zoomScript()}`);
    await gotoHydrated(page, '/0.18/install');
    await page.locator('.theme-doc-markdown picture > img').click();
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    expect(await cacheModes()).toContain(`${zoomScript()} reload`);
  });
});

for (const [what, files] of [
  ['its style sheet', [searchStyles]],
  ['its files', [searchStyles, dialogScript]],
] as const) {
  test(`search shows a message if ${what} can’t be loaded, and Try again opens it`, async ({page, problems}) => {
    problems.expect(/request failed|Failed to load resource/);
    for (const file of files) await page.route(file(), (route) => route.abort());
    await gotoHydrated(page, '/0.18/install');
    await searchButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Search couldn’t be loaded');
    await expect(searchDialog(page)).toHaveCount(0);
    for (const file of files) await page.unroute(file());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchDialog(page)).toHaveCSS('position', 'fixed');
    await searchBox(page).fill(queries.good);
    await expect(searchHits(page).first()).toBeVisible();
  });
}

for (const when of ['before', 'after'] as const) {
  test(`a denied copy selects the code and shows a message: ${when} hydration`, async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject(new Error('refused'))}});
      Object.defineProperty(document, 'execCommand', {value: () => false});
    });
    const release = when === 'before' ? await holdScripts(page) : undefined;
    await (release ? page.goto('/0.18/install') : gotoHydrated(page, '/0.18/install'));
    const code = page.locator('.code-content:visible').first();
    await code.locator('.code-copy').click();
    await expect(page.getByRole('status')).toHaveText(/blocked copying/);
    await expect(code.locator('.code-copy')).toHaveAttribute('data-refused', /blocked copying/);
    expect(await page.evaluate(() => String(getSelection()))).toBe(await code.locator('code').innerText());
    // The fallback selects a text field meanwhile.
    await expect(code.locator('.code-copy')).toBeFocused();
    release?.();
  });

  test(`keys typed right after a click on search aren’t lost: ${when} hydration`, async ({page}) => {
    if (when === 'after') await gotoHydrated(page, '/0.18/install');
    const release = await holdScripts(page, when === 'after' ? dialogScript() : undefined);
    if (when === 'before') await page.goto('/0.18/install');
    await searchButton(page).click();
    await page.keyboard.type('with exec', {delay: 20});
    release();
    await expect(searchBox(page)).toHaveValue('with exec');
  });
}

test('search receives each key once after two clicks', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const release = await holdScripts(page, dialogScript());
  await searchButton(page).dblclick();
  await page.keyboard.type('secrets');
  release();
  await expect(searchBox(page)).toHaveValue('secrets');
});

test('a picture clicked right after hydration opens', async ({page}) => {
  await gotoHydrated(page, '/0.18/api/internals');
  const picture = page.locator('.theme-doc-markdown picture > img').first();
  await expect(picture).not.toHaveClass(/medium-zoom-image/, {timeout: 1});
  await picture.click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible({timeout: 900});
});

test.describe('on a slow host, the progress bar appears within 100 ms of a click', {tag: '@desktop'}, () => {
  const slow = (page: Page, files: string): Promise<unknown> =>
    page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      await route.continue().catch(() => undefined);
    });

  /**
   * Whether the bar at the top of the window is there 100 ms after a click, and visible at that time of its animations,
   * which begin late on a loaded machine.
   */
  const showsBar = (page: Page, selector: string): Promise<boolean> =>
    page.evaluate(async (clicked) => {
      document.querySelector<HTMLElement>(clicked)?.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      const style = getComputedStyle(document.body, '::before');
      if (style.content === 'none' || style.position !== 'fixed') return false;
      for (const animation of document.body.getAnimations({subtree: true})) {
        const {effect} = animation;
        if (effect instanceof KeyframeEffect && effect.target === document.body && effect.pseudoElement) {
          animation.pause();
          animation.currentTime = 100;
        }
      }
      return style.visibility === 'visible' && Number(style.opacity) >= 0.4;
    }, selector);

  test('on search before hydration', async ({page}) => {
    await slow(page, '**/*.js');
    await page.goto('/0.18/install');
    expect(await showsBar(page, '.DocSearch-Button')).toBe(true);
  });

  test('on search after hydration', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    await slow(page, dialogScript());
    expect(await showsBar(page, '.DocSearch-Button')).toBe(true);
  });

  test('on the button that copies the page', async ({page}) => {
    await slow(page, '**/install.md');
    await page.goto('/0.18/install');
    expect(await showsBar(page, '.copy-page button')).toBe(true);
  });

  test('on a link', async ({page}) => {
    await slow(page, `**/${chunkOf('Contributing')}`);
    await gotoHydrated(page, '/0.18/install');
    expect(await showsBar(page, 'a[href="/0.18/contributing"]')).toBe(true);
  });

  test('on a picture', async ({page}) => {
    await slow(page, `**/${zoomScript()}`);
    await gotoHydrated(page, '/0.18/api/internals');
    expect(await showsBar(page, '.theme-doc-markdown picture > img')).toBe(true);
  });

  test('on Retry', async ({page, problems}) => {
    problems.expect(/request failed|Failed to load resource/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/0.18/install');
    await page.locator('h1').click();
    const retry = page.locator('.load-failure').getByRole('button');
    await expect(retry).toHaveText('Retry');
    await page.unroute('**/*.js');
    await slow(page, '**/*.js');
    await retry.click();
    await expect(retry).toHaveText('Retrying…', {timeout: 100});
  });
});
