import type {Page} from '@playwright/test';
import {storageKeys} from '../../src/config/storage';
import {expect, gotoHydrated, hydrated, secondFrame, test} from './fixtures';
import {follow, goBackTo, holdScripts} from './follow';
import {chunkOf, scriptsWith} from '../built';
import {
  focusShadowField,
  indexFiles,
  openSearch,
  pressCyrillicK,
  queries,
  searchBox,
  searchButton,
  searchDialog,
  searchHits,
  searchStatus,
} from './search';

const dialogFiles = (): RegExp => new RegExp(scriptsWith('search-dialog').join('|'));

/** Collects the addresses that the page requests from now on. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

test.describe('loading', () => {
  test('no search files load before the search button is hovered or focused, which always stays where it is', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    const loaded = (pattern: RegExp): string[] => requests.filter((url) => pattern.test(url));
    for (const reach of ['hover', 'focus'] as const) {
      requests.length = 0;
      await page.goto('/0.18/install');
      const before = await searchButton(page).boundingBox();
      await hydrated(page);
      expect(await searchButton(page).boundingBox()).toEqual(before);
      await page.waitForLoadState('networkidle');
      expect([...loaded(dialogFiles()), ...loaded(indexFiles)]).toEqual([]);
      await searchButton(page)[reach]();
      await expect.poll(() => loaded(dialogFiles()).length).toBeGreaterThan(0);
      expect(loaded(indexFiles)).toEqual([]);
    }
    const before = await searchButton(page).boundingBox();
    await searchButton(page).click();
    await expect.poll(() => loaded(indexFiles).length).toBeGreaterThan(1);
    await expect(searchBox(page)).toBeFocused();
    expect(await searchButton(page).boundingBox()).toEqual(before);
  });
});

test.describe('opening and closing', () => {
  test('/, Control+K and Meta+K open search, Escape and Control+K close it; the focus returns', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    for (const [open, close] of [
      ['/', 'Escape'],
      ['Control+k', 'Escape'],
      ['Meta+k', 'Control+k'],
    ] as const) {
      await page.keyboard.press(open);
      await expect(searchBox(page)).toBeFocused();
      await expect(searchBox(page)).toHaveValue('');
      await page.keyboard.type('a/b');
      await expect(searchBox(page)).toHaveValue('a/b');
      await page.keyboard.press(close);
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    await searchButton(page).click();
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchButton(page)).toBeFocused();

    await page.locator('h1').selectText();
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toHaveValue('Installation');
    await expect(searchHits(page).first()).toContainText('Install');
  });

  test('/ types a slash in fields in shadow roots, and Control+K opens and closes search on a Cyrillic layout', async ({
    page,
  }) => {
    await gotoHydrated(page, '/0.18/install');
    for (const [mode, host] of [
      ['open', 'div'],
      ['closed', 'div'],
      ['closed', 'extension-panel'],
    ] as const) {
      const text = await focusShadowField(page, mode, host);
      await page.keyboard.type('a/b');
      expect(await text()).toBe('a/b');
      await expect(searchDialog(page)).toHaveCount(0);
    }
    await page.locator('h1').click();
    await pressCyrillicK(page);
    await expect(searchBox(page)).toBeFocused();
    await pressCyrillicK(page);
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('focus stays in the dialog, the page below doesn’t scroll, and a click outside closes it', async ({page}) => {
    await openSearch(page, queries.hopeless);
    await expect(searchDialog(page).getByRole('link').first()).toBeVisible();
    // After the last element, the focus leaves for the browser's own controls, which a headless one doesn't have.
    const isKept = (): Promise<boolean> =>
      searchDialog(page).evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 14; presses++) {
        await page.keyboard.press(key);
        expect(await isKept()).toBe(true);
      }
    }
    await searchBox(page).fill(queries.good);
    await expect(searchHits(page).first()).toBeVisible();
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 600);
    await secondFrame(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.click(20, 400);
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('on a phone, the dialog fills the screen, and Cancel closes it', {tag: '@mobile'}, async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    // Scrolling up shows the navbar again.
    for (const top of [900, 700]) {
      await page.evaluate((y) => {
        window.scrollTo({top: y, behavior: 'instant'});
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, top);
    }
    // A button that's still sliding in is scrolled to by Playwright, and the page loses its position.
    await expect(page.locator('nav.navbar')).toBeInViewport({ratio: 1});
    await searchButton(page).tap();
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toBeInViewport();
    expect(await page.locator('.search-dialog').boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
    // The last words of a title tell it from others.
    await searchBox(page).fill('failed to get requester session');
    const titles = searchDialog(page).locator('.search-hit-title');
    await expect(titles.first()).toContainText('not found');
    expect(await titles.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
    await searchDialog(page).getByRole('button', {name: 'Cancel'}).tap();
    await expect(searchDialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
  });

  test('the not-found page opens search', async ({page, problems}) => {
    problems.expect(/404/);
    await gotoHydrated(page, '/0.18/no-such-page');
    await page.getByRole('main').getByRole('button', {name: 'Search the docs'}).click();
    await expect(searchBox(page)).toBeFocused();
  });
});

test.describe('choosing a hit', () => {
  test('arrow keys select a hit, and Enter opens it without a reload, unless an input method sends it', async ({
    page,
  }) => {
    await openSearch(page, queries.good);
    await expect(searchHits(page).nth(1)).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset.before = ''));
    await expect(searchHits(page).first()).toHaveAttribute('aria-selected', 'true');
    // As Safari reports the keys that end a composition, after its end.
    for (const key of ['Enter', 'Escape']) {
      await searchBox(page).evaluate((box, name) => {
        const ending = new KeyboardEvent('keydown', {key: name, keyCode: 229, bubbles: true, cancelable: true});
        box.dispatchEvent(ending);
      }, key);
    }
    await expect(searchHits(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/install$/);
    // A hovered hit keeps its elements, so that a press on one becomes a click.
    const last = searchHits(page).last();
    const text = await last.locator('span').first().elementHandle();
    await last.hover();
    await expect(last).toHaveAttribute('aria-selected', 'true');
    expect(await text.evaluate((node) => node.isConnected)).toBe(true);
    await searchHits(page).first().hover();
    await expect(searchHits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const second = searchHits(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
    const address = (await second.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new URL(address, page.url()).href);
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-before');
    await expect(page.locator('h1')).not.toHaveText('Installation');
  });

  test(
    'a click opens the hit’s section without a reload, and scrolls to it on the same page',
    {tag: '@both'},
    async ({page}) => {
      await openSearch(page, queries.title);
      await page.evaluate(() => (document.documentElement.dataset.before = ''));
      const hit = searchDialog(page).locator('a[href$="/api/secrets#give-a-secret-to-a-container"]');
      const section = page.locator('#give-a-secret-to-a-container');
      await hit.click();
      await expect(page.locator('h1')).toHaveText('Secrets');
      await expect(page.locator('html')).toHaveAttribute('data-before');
      await expect(section).toBeInViewport();
      await expect(searchDialog(page)).toHaveCount(0);

      await openSearch(page, queries.title, '/0.18/api/secrets');
      await hit.click();
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(section).toBeInViewport();
      await secondFrame(page);
      await expect(section).toBeInViewport();
    },
  );

  test('a hit in a language tab opens that tab from another page, or the same in any language', async ({page}) => {
    for (const start of ['/0.18/install', '/0.18/api/cache-volumes', '/0.18/api/cache-volumes?sdk=java']) {
      await openSearch(page, 'with_mounted_cache owner', start);
      await searchDialog(page).locator('a[href*="/api/cache-volumes?sdk=python#"]').first().click();
      await expect(page).toHaveURL(/\/0\.18\/api\/cache-volumes\?sdk=python#/);
      await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', {name: 'Python'}).first()).toBeVisible();
      const heading = page.locator(new URL(page.url()).hash);
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
      await expect(heading).toBeInViewport();
      await page.evaluate((key) => localStorage.removeItem(key), storageKeys.sdk);
    }
  });
});

test.describe('the query in the address', () => {
  test('opens search on load and on the way back, and is removed when the dialog closes; other parameters stay', async ({
    page,
  }) => {
    await gotoHydrated(page, `/0.18/api/cache-volumes?sdk=python&q=${queries.good}#what-to-mount`);
    await expect(searchBox(page)).toHaveValue(queries.good);
    await expect(searchHits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/api\/cache-volumes\?sdk=python#what-to-mount$/);

    await goBackTo(page, `/0.18/contributing?q=${queries.good}`);
    await expect(page.locator('h1')).toHaveText('Contributing');
    await expect(searchBox(page)).toHaveValue(queries.good);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/contributing$/);
  });

  test('is in front of what the reader types while search loads', async ({page}) => {
    const release = await holdScripts(page, dialogFiles());
    await gotoHydrated(page, '/0.18/install?q=secret');
    await page.keyboard.type(' file');
    release();
    await expect(searchBox(page)).toHaveValue('secret file');
  });

  test('is removed from the page that Back returns to after a hit', async ({page}) => {
    await gotoHydrated(page, `/0.18/install?q=${queries.good}`);
    const hit = searchHits(page).first();
    const address = (await hit.getAttribute('href')) ?? '';
    await hit.click();
    await expect(page).toHaveURL(new URL(address, page.url()).href);
    await page.goBack();
    await expect(page).toHaveURL(/\/install$/);
    await hydrated(page);
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('opens search without a query if it’s empty; going back with the search open leaves it behind', async ({
    page,
  }) => {
    await gotoHydrated(page, '/0.18/install?q=%20');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await follow(page, '/0.18/contributing');
    await expect(page.locator('h1')).toHaveText('Contributing');
    await searchButton(page).click();
    await expect(searchDialog(page)).toBeVisible();
    await page.goBack();
    await expect(searchDialog(page)).toHaveCount(0);
  });
});

test.describe('results', () => {
  test('the search box is a combobox of named groups, and the number of hits or a correction is announced', async ({
    page,
  }) => {
    await openSearch(page);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await searchBox(page).fill(queries.good);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    const names = await searchDialog(page)
      .getByRole('group')
      .evaluateAll((groups) => groups.map(({ariaLabel}) => ariaLabel ?? ''));
    expect(names.length).toBeGreaterThan(2);
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);

    await expect(searchStatus(page)).toHaveText(/^\d+ results?$/);
    const count = Number.parseInt((await searchStatus(page).textContent()) ?? '', 10);
    await expect(searchHits(page)).toHaveCount(count);

    await searchBox(page).fill('');
    await expect(searchStatus(page)).toBeEmpty();
    await searchBox(page).fill(queries.title);
    const link = searchDialog(page).getByRole('option', {name: /^Pass a secret to a container/});
    await expect(link).toHaveCount(1);
    await link.hover();
    await expect(link).not.toHaveAccessibleName(/[#↵]/);

    await searchBox(page).fill(queries.typo);
    await expect(searchDialog(page).getByText('Showing results for container', {exact: true})).toBeVisible();
    await expect(searchStatus(page)).toHaveText(/^Showing results for container: \d+ results?$/);
    await searchDialog(page)
      .getByRole('button', {name: `Search instead for ${queries.typo}`})
      .click();
    await expect(searchStatus(page)).toHaveText(`No results for "${queries.typo}"`);
    await expect(searchBox(page)).toBeFocused();

    // More hits than fit on the screen can be reached with the keyboard.
    await searchBox(page).fill(queries.good);
    await expect(searchHits(page)).toHaveCount(7);
    await searchDialog(page).getByRole('button', {name: 'Show more results'}).press('Enter');
    await expect(searchBox(page)).toBeFocused();
    await expect.poll(() => searchHits(page).count()).toBeGreaterThan(7);
    await expect(searchDialog(page).getByRole('button', {name: 'Show more results'})).toBeHidden();
    await searchBox(page).press('ArrowUp');
    await expect(searchHits(page).last()).toHaveAttribute('aria-selected', 'true');
  });

  test('says that it loads, until the index is there', async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/search\//, async (route) => {
      await held;
      await route.continue();
    });
    await openSearch(page);
    await searchBox(page).fill(queries.good);
    await expect(searchDialog(page)).toContainText('Loading search…');
    release();
    await expect(searchHits(page).first()).toBeVisible();
  });

  test('the dialog suggests pages before a query, which don’t load ahead, and if there are no hits', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    await page.waitForLoadState('networkidle');
    const prefetched = page.locator('link[rel=prefetch]');
    const before = await prefetched.count();
    await searchButton(page).click();
    const starter = searchDialog(page).getByRole('link', {name: 'Troubleshooting'});
    await expect(starter).toBeVisible();
    const starters = ['Quickstart', 'Cookbook', 'CLI reference', 'Troubleshooting'];
    await expect(searchDialog(page).getByRole('link')).toHaveText(starters);
    let loaded = false;
    page.on('request', (request) => (loaded ||= request.url().endsWith(chunkOf('Troubleshooting'))));
    await starter.hover();
    await page.waitForLoadState('networkidle');
    await expect(prefetched).toHaveCount(before);
    expect(loaded).toBe(false);
    await searchBox(page).fill(queries.good);
    await expect(searchHits(page).first()).toBeVisible();
    await expect(starter).toBeHidden();
    await searchBox(page).fill('');
    await starter.click();
    await expect(page.locator('h1')).toHaveText('Troubleshooting');
    await expect(searchDialog(page)).toHaveCount(0);

    await searchButton(page).click();
    await searchBox(page).fill(queries.hopeless);
    await expect(searchStatus(page)).toHaveText(`No results for ${queries.hopeless}`);
    await searchDialog(page).getByRole('link', {name: 'API guides'}).click();
    await expect(page).toHaveURL(/\/0\.18\/api$/);
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('markup in a query or page is shown as text', async ({page}) => {
    await openSearch(page, '<img src=x onerror=alert(1)>');
    await expect(searchHits(page).first()).toBeVisible();
    await expect(searchDialog(page).locator('img')).toHaveCount(0);
    await searchBox(page).fill('<wxyzab>');
    await expect(searchStatus(page)).toHaveText('No results for <wxyzab>');
    await expect(searchDialog(page).locator('wxyzab')).toHaveCount(0);
    // The excerpts have types such as `Promise<string>`; a marked word would separate the bracket from the name.
    await searchBox(page).fill('Promise');
    await expect(searchHits(page).filter({hasText: /<\w+>/}).first()).toBeVisible();
    await expect(searchDialog(page).locator('img')).toHaveCount(0);
    const tags = await searchHits(page).evaluateAll((hits) => [
      ...new Set(
        hits.flatMap((hit) =>
          Array.from(hit.querySelectorAll('.search-hit-title *, .search-hit-text *'), ({tagName}) => tagName),
        ),
      ),
    ]);
    expect(['CODE', 'MARK', 'SPAN']).toEqual(expect.arrayContaining(tags));
  });
});

test('search reports an index that can’t be loaded or is missing, and Try again repeats the search', async ({
  page,
  problems,
}) => {
  problems.expect(/404|request failed|Failed to load resource/);
  let blocked = true;
  await page.route(indexFiles, (route) => route.fulfill({status: 404, body: ''}));
  await openSearch(page, queries.good);
  await expect(searchDialog(page).getByRole('button', {name: 'Try again'})).toBeVisible();
  await page.route(indexFiles, (route) => (blocked ? route.abort() : route.continue()));
  await openSearch(page, queries.good);
  await expect(searchStatus(page)).toHaveText('Search couldn’t be loaded');
  await expect(searchHits(page)).toHaveCount(0);
  blocked = false;
  await searchDialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(searchHits(page).first()).toBeVisible();
  await expect(searchBox(page)).toHaveValue(queries.good);
});
