import type {Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './fixtures';
import {holdScripts, openUntouched} from './follow';
import {chunkOf, scriptsWith, zoomScript} from '../built';
import {queries, searchBox, searchButton, searchDialog, searchHits} from './search';

const dialogScript = (): string => `**/${scriptsWith('search-dialog')[0] ?? ''}`;

test.describe('after a new build has replaced the page’s', () => {
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

test('a corrupt file in the browser’s cache is fetched again, bypassing the cache', async ({page, problems}) => {
  problems.expect(/^page error/);
  // Names of the files that the page has fetched past the cache.
  const renewed = new Set<string>();
  await page.exposeFunction('renew', (name: string) => renewed.add(name));
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    const {renew} = window as unknown as {renew: (name: string) => Promise<void>};
    window.fetch = async (input, init) => {
      if (typeof input === 'string' && init?.cache === 'reload') await renew(input.split('/').at(-1) ?? '');
      return fetch(input, init);
    };
  });
  const files = [`**/${zoomScript()}`, dialogScript(), '**/site.json'];
  for (const file of files) {
    await page.route(file, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({response, body: renewed.has(file.slice(3)) ? body : body.slice(0, body.length / 2)});
    });
  }
  await gotoHydrated(page, '/0.18/install');
  // Before the image, because a click on that scrolls to it, and the navbar would slide away below the pointer.
  await searchButton(page).click();
  await expect(searchBox(page)).toBeFocused();
  await searchBox(page).fill(queries.good);
  await expect(searchHits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.theme-doc-markdown picture > img').click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  expect([...renewed]).toEqual(expect.arrayContaining(files.map((file) => file.slice(3))));
});

test('search shows a message if its script can’t be loaded, and Try again opens it', async ({page, problems}) => {
  problems.expect(/request failed|Failed to load resource/);
  await page.route(dialogScript(), (route) => route.abort());
  await gotoHydrated(page, '/0.18/install');
  await searchButton(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Search couldn’t be loaded');
  await expect(searchDialog(page)).toHaveCount(0);
  await page.unroute(dialogScript());
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(searchDialog(page)).toHaveCSS('position', 'fixed');
  await expect(alert).toHaveCount(0);
});

test('a denied copy selects the code and shows a message', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject(new Error('refused'))}});
    Object.defineProperty(document, 'execCommand', {value: () => false});
  });
  await openUntouched(page, '/0.18/install');
  const code = page.locator('.code-content:visible').first();
  await code.locator('.code-copy').click();
  await expect(page.getByRole('status')).toHaveText(/blocked copying/);
  await expect(code.locator('.code-copy')).toHaveAttribute('data-refused', /blocked copying/);
  expect(await page.evaluate(() => String(getSelection()))).toBe(await code.locator('code').innerText());
  // The fallback selects a text field meanwhile.
  await expect(code.locator('.code-copy')).toBeFocused();
});

test('search receives each key once after two clicks', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const release = await holdScripts(page, dialogScript());
  await searchButton(page).dblclick();
  await page.keyboard.type('with exec', {delay: 20});
  release();
  await expect(searchBox(page)).toHaveValue('with exec');
});

test.describe('on a slow host, the progress bar appears within 100 ms of a click', () => {
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

  test('before hydration', async ({page}) => {
    await openUntouched(page, '/0.18/install');
    expect(await showsBar(page, '.DocSearch-Button')).toBe(true);
  });

  test('after it, on the button that copies the page, on a picture, on search and on a link', async ({page}) => {
    const held = [
      ['.copy-page button', '**/install.md'],
      ['.theme-doc-markdown picture > img', `**/${zoomScript()}`],
      ['.DocSearch-Button', dialogScript()],
      ['a[href="/0.18/contributing"]', `**/${chunkOf('Contributing')}`],
    ].map(async ([selector = '', file]) => [selector, await holdScripts(page, file)] as const);
    const all = await Promise.all(held);
    await gotoHydrated(page, '/0.18/install');
    for (const [selector, release] of all) {
      expect(await showsBar(page, selector), selector).toBe(true);
      release();
      await expect(page.locator('[data-loading]'), selector).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  });
});
