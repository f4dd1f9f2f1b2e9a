import type {Page} from '@playwright/test';
import {storageKeys} from '../../src/config/storage';
import {expect, gotoHydrated, hydrated, test} from './fixtures';
import {follow, holdScripts, openUntouched, tabTo} from './follow';
import {focusShadowField, pressCyrillicK} from './search';

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

const html = (page: Page) => page.locator('html');

test.describe('a page’s scripts', () => {
  test(
    'aren’t fetched before the first interaction, and start on a key, scrolling or a touch',
    {tag: '@both'},
    async ({page, isMobile}) => {
      const scripts = watchScripts(page);
      for (const [address, give] of [
        ['/0.18/install', () => (isMobile ? page.touchscreen.tap(200, 400) : page.keyboard.press('Tab'))],
        ['/0.18/contributing', () => page.evaluate(() => scrollBy({top: 200, behavior: 'instant'}))],
      ] as const) {
        scripts.length = 0;
        await page.goto(address, {waitUntil: 'networkidle'});
        expect(scripts).toEqual([]);
        await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
        await give();
        await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
      }
    },
  );

  test('start on an interaction while the page is still being parsed', async ({page}) => {
    // The browser calls observers between the script in the head and what follows it.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.atTop === undefined) return;
        observer.disconnect();
        Object.assign(globalThis, {listed: document.getElementById('page-scripts') !== null});
        dispatchEvent(new Event('pointermove'));
      }).observe(document, {childList: true, subtree: true, attributes: true});
    });
    await page.goto('/0.18/install');
    expect(await page.evaluate('listed')).toBe(false);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  });

  test('are prefetched once the page is idle, and run later; not prefetched with data saving', async ({page}) => {
    await page.clock.install();
    await page.goto('/0.18/install');
    const fetched = page.locator('link[rel=prefetch][as=script]');
    await expect(fetched).toHaveCount(0);
    await page.clock.runFor(5000);
    expect(await fetched.count()).toBeGreaterThan(1);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    await page.clock.runFor(9000);
    await page.clock.resume();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');

    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
    });
    await page.goto('/0.18/contributing');
    await page.clock.runFor(5000);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
});

test.describe('before hydration', () => {
  test('spec 7: a version chosen in the menu is stored, a link is followed, and the colour-mode switch works', async ({
    page,
  }) => {
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    const release = await openUntouched(page, '/0.18/install');
    const dropdown = page.locator('.navbar__item.dropdown', {hasText: '0.18.14'});
    await dropdown.hover();
    await dropdown.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL(/\/next\/$/);
    expect(await stored(storageKeys.preferredVersion)).toBe('current');
    await page.locator('.navbar__item.dropdown', {hasText: 'Next'}).hover();
    await page.getByRole('link', {name: '0.18.14 (current)'}).click();
    await expect(page).toHaveURL(/\/0\.18\/$/);
    expect(await stored(storageKeys.preferredVersion)).toBe('0.18.14');

    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Installation'}).click();
    await expect(page).toHaveURL(/\/install$/);

    const button = page.getByRole('button', {name: /Switch between dark and light mode/});
    await button.click();
    await button.click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    release();
    await hydrated(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(storageKeys.colourMode)).toBe('dark');
    await button.click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    expect(await stored(storageKeys.colourMode)).toBeNull();
  });

  test('clicks that need React are queued and replayed once, and the focus stays', async ({page}) => {
    const release = await openUntouched(page, '/0.18/install');
    const menu = page.locator('.theme-doc-sidebar-menu');
    const clicked = menu.getByRole('button', {name: 'Project'});
    const clickedTwice = menu.getByRole('button', {name: 'Help'});
    const focused = menu.getByRole('button', {name: 'Examples', exact: true});
    await clicked.click();
    await expect(html(page)).toHaveAttribute('data-waiting');
    await expect(clicked).toHaveAttribute('aria-expanded', 'false');
    await clickedTwice.dblclick();
    await focused.focus();
    release();
    await expect(clicked).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', {name: 'Contributing'})).toBeVisible();
    await expect(html(page)).not.toHaveAttribute('data-waiting');
    await expect(clickedTwice).toHaveAttribute('aria-expanded', 'false');
    // Hydration has replaced the link.
    await expect(focused).toHaveAttribute('href', '#');
    await expect(focused).toBeFocused();
  });

  test(
    'a reader who scrolls on from the anchor in the address stays where they are',
    {tag: '@both'},
    async ({page}) => {
      const release = await holdScripts(page);
      // Scrolling to the anchor starts the scripts, so they're delayed.
      await page.goto('/0.18/api/secrets#vault', {waitUntil: 'domcontentloaded'});
      await expect(page.locator('#vault')).toBeInViewport();
      await page.evaluate(() => scrollBy({top: 2000, behavior: 'instant'}));
      const position = await page.evaluate(() => scrollY);
      release();
      await hydrated(page);
      expect(await page.evaluate(() => scrollY)).toBe(position);
    },
  );

  test('search opens with the text typed before hydration and while it loads', async ({page}) => {
    const button = page.getByRole('button', {name: 'Search the docs'});
    for (const open of [() => page.keyboard.press('/'), () => button.press('Enter'), () => button.press('Space')]) {
      const release = await openUntouched(page, '/0.18/install');
      await open();
      await page.keyboard.type('secret');
      release();
      await page.keyboard.type(' of a container', {delay: 30});
      await expect(page.locator('.search-bar input')).toHaveValue('secret of a container');
      await expect(page.locator('.search-hit').first()).toBeVisible();
    }
  });

  test('/ types a slash in fields in shadow roots, and Control+K on a Cyrillic layout opens search', async ({page}) => {
    const release = await openUntouched(page, '/0.18/install');
    for (const mode of ['open', 'closed'] as const) {
      const text = await focusShadowField(page, mode, 'div');
      await page.keyboard.type('a/b');
      expect(await text()).toBe('a/b');
      await expect(html(page)).not.toHaveAttribute('data-waiting');
    }
    await page.locator('h1').click();
    await pressCyrillicK(page);
    await expect(html(page)).toHaveAttribute('data-waiting');
    release();
    await expect(page.locator('.search-bar input')).toBeFocused();
  });

  test('a key is handled once if React already listens while the queue waits', async ({page}) => {
    // React reports hydration in the next frame, which is delayed here.
    await page.addInitScript(() => {
      const frame = requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => window.setTimeout(() => frame(callback), 4000);
    });
    await page.goto('/0.18/install');
    await page.mouse.move(300, 300);
    // React has rendered the button, and will soon listen for keys, which leaves no trace on the page.
    const isKnown = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    await expect.poll(() => page.locator('.DocSearch-Button').evaluate(isKnown)).toBe(true);
    await page.waitForTimeout(1000);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    const release = await holdScripts(page);
    await page.keyboard.press('/');
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    release();
    await expect(page.locator('.search-bar input')).toBeFocused();
    await page.keyboard.type('secret');
    await expect(page.locator('.search-bar input')).toHaveValue('secret');
  });

  test('Enter and Space on the version dropdown open it', async ({page}) => {
    for (const key of ['Enter', 'Space']) {
      const release = await openUntouched(page, '/0.18/install');
      const dropdown = page.locator('.navbar__item.dropdown', {hasText: '0.18.14'});
      await tabTo(page, dropdown.locator('> a'));
      await page.keyboard.press(key);
      release();
      await expect(dropdown).toHaveClass(/dropdown--show/);
      await expect(page).toHaveURL(/install$/);
    }
  });

  test('arrow keys move between tabs, and Enter selects one', async ({page}) => {
    await openUntouched(page, '/0.18/api/cache-volumes');
    const tabs = page.getByRole('tablist').first();
    await tabs.getByRole('tab', {name: 'Go'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', {name: 'Python'})).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs.getByRole('tab').last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tabs.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-sdk', 'python');
  });

  test('a link’s page is prerendered while the pointer is on it, and the scripts don’t load', async ({page}) => {
    const scripts = watchScripts(page);
    await page.goto('/0.18/install');
    const link = page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Introduction'});
    await link.hover();
    const rules = await page.locator('script[type=speculationrules]').textContent();
    const [{where}] = (JSON.parse(rules ?? '') as {prerender: [{where: {selector_matches: string}}]}).prerender;
    const isPrerendered = (): Promise<boolean> =>
      link.evaluate((element, selector) => element.matches(selector), where.selector_matches);
    expect(await isPrerendered()).toBe(true);
    expect(scripts).toEqual([]);
    await page.mouse.move(640, 700);
    expect(await isPrerendered()).toBe(false);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  });

  test('spec 4: a dropdown stays closed after a click elsewhere, a Tab to the next control or Escape, as does search', async ({
    page,
  }) => {
    const release = await openUntouched(page, '/0.18/install');
    const openDropdown = async (): Promise<void> => {
      await page.locator('.navbar [aria-haspopup]', {hasText: '0.18.14'}).focus();
      await page.keyboard.press('Enter');
    };
    const openSearch = async (): Promise<void> => {
      await page.keyboard.press('/');
      await page.keyboard.type('secret');
    };
    for (const [open, dismiss] of [
      [openDropdown, () => page.locator('h1').click()],
      [openDropdown, () => page.keyboard.press('Tab')],
      [openDropdown, () => page.keyboard.press('Escape')],
      [openSearch, () => page.keyboard.press('Escape')],
    ] as const) {
      await open();
      await expect(html(page)).toHaveAttribute('data-waiting');
      await dismiss();
      await expect(html(page)).not.toHaveAttribute('data-waiting');
    }
    release();
    await hydrated(page);
    // The dialog's script would have loaded.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.dropdown--show, .search-dialog')).toHaveCount(0);
  });

  test('spec 4: a clicked image stays closed after Escape, a scroll of more than 40 px, a resize or a click elsewhere', async ({
    page,
  }) => {
    const release = await openUntouched(page, '/0.18/install');
    for (const dismiss of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.wheel(0, 60),
      () => page.setViewportSize({width: 1100, height: 700}),
      () => page.locator('h1').click(),
    ]) {
      await page.locator('.theme-doc-markdown img').first().click();
      await expect(html(page)).toHaveAttribute('data-waiting');
      await dismiss();
      await expect(html(page)).not.toHaveAttribute('data-waiting');
    }
    release();
    await hydrated(page);
    // When a click is replayed, the image opens before its listeners are bound, which takes 1000 ms.
    await expect(page.locator('.medium-zoom-image').first()).toBeVisible();
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  });

  test('a clicked image zooms after hydration', async ({page}) => {
    const release = await openUntouched(page, '/0.18/api/internals');
    const picture = page.locator('.theme-doc-markdown img').first();
    await picture.click();
    // Longer than a double click takes.
    await page.waitForTimeout(600);
    // A reader who clicks once more because nothing has happened wants the same.
    await picture.click();
    release();
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  });

  test('Back and Forward show the page of their address after a reload', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    await follow(page, '/0.18/contributing');
    await expect(page.locator('h1')).toHaveText('Contributing');
    await holdScripts(page);
    await page.reload();
    await page.evaluate(() => history.back());
    await expect(page.locator('h1')).toHaveText('Installation');
    await expect(page).toHaveURL(/install$/);
    await page.evaluate(() => history.forward());
    await expect(page.locator('h1')).toHaveText('Contributing');
  });

  test.describe('the mobile menu', {tag: '@mobile'}, () => {
    test('opens, closes and is handed over to React with the group that was tapped', async ({page}) => {
      const release = await openUntouched(page, '/0.18/api/arguments');
      const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
      const early = page.locator('.theme-doc-sidebar-container');
      await toggle.tap();
      await expect(early.getByRole('link', {name: 'Default paths'})).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await page.touchscreen.tap(380, 600);
      await expect(early).toBeHidden();
      await toggle.tap();
      await early.getByRole('button', {name: 'Tooling'}).tap();
      release();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('button', {name: 'Tooling'})).toHaveAttribute('aria-expanded', 'true');
      await expect(menu.getByRole('link', {name: 'Default paths'})).toBeVisible();
      await expect(html(page)).not.toHaveAttribute('data-early-menu');
      await menu.getByRole('button', {name: 'Close navigation bar'}).tap();
      await expect(menu).toBeHidden();
    });

    test('has its close button and the message in sight when the scripts have failed', async ({page, problems}) => {
      problems.expect(/request failed|Failed to load resource/);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/0.18/api/arguments');
      await page.locator('h1').click();
      const message = page.locator('.load-failure');
      await expect(message).toBeVisible();
      await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
      await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      const retry = message.getByRole('button', {name: 'Retry'});
      await expect(retry).toBeInViewport();
      const requestedAgain = page.waitForRequest('**/*.js');
      await retry.tap();
      await requestedAgain;
      await page.getByRole('button', {name: 'Close navigation bar'}).tap();
      await expect(page.locator('[data-early-menu]')).toHaveCount(0);
      await expect(message).toBeInViewport();
    });

    test('has its close button and keeps the page where it is when the style sheet is late', async ({page}) => {
      await holdScripts(page);
      await page.route('**/assets/css/*.css', () => undefined);
      await page.goto('/0.18/api/arguments');
      const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
      await toggle.tap();
      const close = page.getByRole('button', {name: 'Close navigation bar'});
      await expect(close).toHaveText('×');
      await expect(close).toBeFocused();
      const [box, menu] = [await close.boundingBox(), await page.locator('aside').boundingBox()];
      expect(box).toMatchObject({width: 36, height: 36});
      expect((box?.x ?? 0) + 36).toBeLessThan(menu?.width ?? 0);
      expect(box?.y).toBeLessThan(60);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(toggle).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('is closed on a page that Back leads to, and stays closed when the window has widened', async ({page}) => {
      const release = await openUntouched(page, '/0.18/api/arguments');
      for (const close of [
        () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))),
        () => page.setViewportSize({width: 1200, height: 844}),
      ]) {
        await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
        await expect(html(page)).toHaveAttribute('data-early-menu');
        await close();
        await expect(html(page)).not.toHaveAttribute('data-early-menu');
      }
      release();
      await hydrated(page);
      await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    });

    test('opens with its list on a page without a sidebar', async ({page, problems}) => {
      problems.expect(/404/);
      for (const address of ['/0.18/api/playground', '/0.18/no-such-page']) {
        const release = await holdScripts(page);
        // The not-found page loads its scripts immediately, so they're delayed.
        await page.goto(address, {waitUntil: 'domcontentloaded'});
        await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
        await expect(html(page)).not.toHaveAttribute('data-early-menu');
        release();
        await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Daggerverse'})).toBeVisible();
      }
    });

    test('keeps its place and the focus when it’s handed over', async ({page}) => {
      const release = await openUntouched(page, '/0.18/ci/integrations/github');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
      const caret = page.locator('.theme-doc-sidebar-container').getByRole('button', {name: /category 'Features'/});
      await caret.focus();
      const before = await caret.boundingBox();
      release();
      const same = page.locator('.navbar-sidebar').getByRole('button', {name: /category 'Features'/});
      await expect(same).toBeFocused();
      expect((await same.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    });
  });
});

test.describe('the off-screen parts of a long page', () => {
  const long = '/0.18/reference/typescript/api/client.gen/classes/Container';
  const far = 'up';
  const farText = 'List of frontend/backend port mappings to forward';

  /** Whether the content of a far heading has been laid out. */
  const laidOut = (page: Page) =>
    page.locator(`#${far} > a`).evaluate((link) => link.checkVisibility({contentVisibilityAuto: true}));

  /** Waits until a heading is just below the navbar. */
  async function expectBelowNavbar(page: Page, heading = far): Promise<void> {
    const distance = () =>
      page.evaluate((id) => {
        const bottoms = ['nav.navbar', '.theme-doc-toc-mobile'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? 0,
        );
        return Math.round((document.getElementById(id)?.getBoundingClientRect().top ?? NaN) - Math.max(...bottoms));
      }, heading);
    await expect.poll(distance).toBe(8);
  }

  test('are laid out on the first interaction, and immediately on a reload', async ({page}) => {
    await openUntouched(page, long);
    expect(await laidOut(page)).toBe(false);
    await page.mouse.move(300, 300);
    // On a busy machine, the browser needs many seconds for the longest page: its main thread answers nothing meanwhile.
    await page.locator('html:not([data-at-top])').waitFor({state: 'attached'});
    expect(await laidOut(page)).toBe(true);
    await page.reload();
    expect(await laidOut(page)).toBe(true);
    await expect(html(page)).not.toHaveAttribute('data-at-top');
  });

  test(
    'are in position for an anchor in the address, one that’s added to it, and a link on the page',
    {tag: '@both'},
    async ({page}) => {
      await holdScripts(page);
      // Scrolling starts the scripts, so they're delayed.
      await page.goto(`${long}#${far}`, {waitUntil: 'domcontentloaded'});
      await expectBelowNavbar(page);
      for (const go of [
        () => page.evaluate((id) => location.assign(`#${id}`), far),
        () => page.locator(`a[href="#${far}"]:visible`).first().click(),
      ]) {
        await page.goto(long);
        expect(await laidOut(page)).toBe(false);
        await go();
        await expectBelowNavbar(page);
      }
    },
  );

  test('are in position for a search engine’s text fragment', async ({page}) => {
    await page.goto(`${long}#:~:text=${encodeURIComponent(farText)}`);
    await expect(page.getByText(farText)).toBeInViewport();
    await hydrated(page);
    await expect(page.getByText(farText)).toBeInViewport();
  });

  test('are in position for the browser’s find-in-page', async ({page}) => {
    await page.goto(long);
    await page.evaluate(`find('${farText}')`);
    await hydrated(page);
    await expect(page.getByText(farText)).toBeInViewport();
  });

  test('are in position for a link to a section of another page', async ({page}) => {
    await gotoHydrated(page, '/0.18/reference/typescript/api/client.gen/classes/Port');
    await follow(page, `${long}#exposedports`);
    await expectBelowNavbar(page, 'exposedports');
  });

  test('are laid out after the first frame of another page, and in position for a link pressed in it', async ({
    page,
  }) => {
    await gotoHydrated(page, '/0.18/reference/typescript/api/client.gen/classes/Binding');
    const inFirstFrame = page.evaluate(
      (id) =>
        new Promise<boolean>((resolve) => {
          const look = () => {
            const link = document.querySelector(`#${id} > a`);
            if (!link) {
              requestAnimationFrame(look);
              return;
            }
            // A message is handled after the frame of this callback has been painted.
            const {port1, port2} = new MessageChannel();
            port1.onmessage = () => resolve(link.checkVisibility({contentVisibilityAuto: true}));
            port2.postMessage(null);
          };
          look();
        }),
      far,
    );
    await follow(page, long);
    expect(await inFirstFrame).toBe(false);
    await expect.poll(() => laidOut(page)).toBe(true);

    await page.evaluate(() => history.back());
    await expect(page.locator('h1')).toContainText('Binding');
    const pressed = page.evaluate(
      (id) =>
        new Promise<void>((resolve) => {
          const look = () => {
            const link = document.querySelector<HTMLElement>(`main a[href="#${id}"]`);
            if (!link) return void requestAnimationFrame(look);
            link.click();
            resolve();
          };
          look();
        }),
      far,
    );
    await follow(page, long);
    await pressed;
    await expectBelowNavbar(page);
  });
});

test.describe('a code block', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const block = (page: Page, text: string) => page.locator('.theme-code-block:visible', {hasText: text}).first();

  test('is copied before hydration, which keeps its element, and after a route change', async ({page}) => {
    const release = await openUntouched(page, '/0.18/install');
    await page.evaluate(() =>
      Object.assign(document.querySelector('.theme-code-block code') ?? {}, {fromServer: true}),
    );
    const code = block(page, 'dagger version');
    await code.hover();
    const button = code.getByRole('button', {name: 'Copy code to clipboard'});
    await button.dblclick();
    // Announced once, and the button keeps its name.
    await expect(page.getByRole('status')).toHaveText('Copied');
    await expect(button).toHaveAttribute('data-copied');
    expect(await clipboard(page)).toContain('dagger version');
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect(button).not.toHaveAttribute('data-copied');
    release();
    await hydrated(page);
    expect(await page.evaluate(() => 'fromServer' in (document.querySelector('.theme-code-block code') ?? {}))).toBe(
      true,
    );
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await follow(page, '/0.18/');
    await expect(page.locator('h1')).not.toHaveText('Installation');
    await follow(page, '/0.18/install');
    await expect(page.locator('h1')).toHaveText('Installation');
    await expect(code.locator('.token').first()).toBeAttached();
    await code.hover();
    await button.click();
    await expect.poll(() => clipboard(page)).toContain('dagger version');
  });

  test('folds the preamble, shows it on request and is copied in full', async ({page}) => {
    await openUntouched(page, '/0.18/api/services');
    const code = block(page, 'AsService');
    const clause = code.locator('.code-folded');
    await expect(clause).toBeHidden();
    await code.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect.poll(() => clipboard(page)).toMatch(/package main[^]*AsService/);
    await code.getByRole('checkbox', {name: 'Show the whole file'}).press('Space');
    await expect(clause).toBeVisible();
  });

  test('wraps lines that are wider than the block', {tag: '@mobile'}, async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    const overflows = (element: Element) => element.scrollWidth > element.clientWidth;
    const blocks = page.locator('.theme-code-block:visible');
    const wide = await blocks.evaluateAll((all) =>
      all.map((one) => (one.querySelector('pre')?.scrollWidth ?? 0) > (one.querySelector('pre')?.clientWidth ?? 0)),
    );
    const long = blocks.nth(wide.indexOf(true));
    const short = blocks.nth(wide.indexOf(false));
    await short.hover();
    await expect(short.getByRole('button', {name: 'Wrap long lines'})).toBeHidden();
    await long.hover();
    const wrap = long.getByRole('button', {name: 'Wrap long lines'});
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await long.locator('pre').evaluate(overflows)).toBe(false);
    await wrap.click();
    expect(await long.locator('pre').evaluate(overflows)).toBe(true);
  });
});
