import type {Page} from '@playwright/test';
import {announcement} from '../../src/config/announcement';
import {expect, gotoHydrated, hydrated, secondFrame, test} from './fixtures';
import {follow, holdScripts, openUntouched} from './follow';
import {chunkOf} from '../built';
import {searchBox, searchButton} from './search';

test('spec 1: the announcement bar shows and can’t be closed on any kind of page', async ({page, problems}) => {
  problems.expect(/404/);
  // A stored dismissal with this bar's id, as another archive on the same origin may have left it.
  await page.addInitScript((id) => {
    localStorage.setItem('docusaurus.announcement.id', id);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, announcement.id);
  for (const address of ['', 'install', 'api/playground', 'next/', 'no-such-page']) {
    await page.goto(address);
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar, address).toBeVisible();
    await hydrated(page);
    await expect(bar, address).toBeVisible();
    await expect(bar.getByRole('link'), address).toHaveAttribute('href', 'https://docs.dagger.io');
    await expect(bar.getByRole('button'), address).toHaveCount(0);
    if (address === 'api/playground') await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  }
});

test.describe('the mobile menu', {tag: '@mobile'}, () => {
  test('spec 4: opens with the docs menu, has a back button to the main menu, and closes, also on the logo’s page and at desktop width', async ({
    page,
  }) => {
    await gotoHydrated(page, '/0.18/install');
    const menu = page.locator('.navbar-sidebar');
    const panels = menu.locator('.navbar-sidebar__items');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await expect(menu).not.toBeInViewport();
    await toggle.click();
    await expect(menu).toBeVisible();
    await expect(panels).toHaveClass(/navbar-sidebar__items--show-secondary/);
    await expect(menu.getByRole('link', {name: 'Installation'})).toBeInViewport();
    await menu.getByRole('button', {name: /Back to main menu/}).click();
    await expect(panels).not.toHaveClass(/navbar-sidebar__items--show-secondary/);
    await expect(menu.getByRole('link', {name: /Daggerverse/})).toBeInViewport();
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu).not.toBeInViewport();

    await toggle.click();
    await menu.locator('.navbar__brand').click();
    await expect(page).toHaveURL(/\/0\.18\/$/);
    await expect(menu).not.toBeInViewport();

    await toggle.click();
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
    await page.setViewportSize({width: 996, height: 844});
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
    await page.setViewportSize({width: 997, height: 844});
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  });
});

test(
  'spec 4: the navbar hides on scroll down, but not during a click on it, and reappears on scroll up',
  {tag: '@both'},
  async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    const navbar = page.locator('nav.navbar');
    await expect(navbar).toBeInViewport();
    await scrollDown(page);
    await expect(navbar).not.toBeInViewport();
    await page.evaluate(() => window.scrollBy({top: -200, behavior: 'instant'}));
    await expect(navbar).toBeInViewport();
    await expect(navbar).toHaveCSS('transform', 'none');
    await searchButton(page).hover();
    await page.mouse.down();
    await page.evaluate(() => window.scrollBy({top: 200, behavior: 'instant'}));
    await navbarSettled(page);
    await page.mouse.up();
    await expect(searchBox(page)).toBeFocused();
  },
);

test('spec 4: the navbar reappears on navigation to any anchor of a page', async ({page}) => {
  await gotoHydrated(page, '/0.18/api/services');
  const navbar = page.locator('nav.navbar');
  const links = page.locator('.table-of-contents a');
  const count = await links.count();
  expect(count).toBeGreaterThan(5);
  for (let index = 0; index < count; index += 1) {
    // From the top of the page, and from below, where the navbar is hidden.
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await secondFrame(page);
    await expect(navbar).toBeInViewport();
    if (index % 2 === 1) {
      // Again if the previous click was so recent that the scroll still counts as its jump.
      await expect(async () => {
        await scrollDown(page);
        await expect(navbar).not.toBeInViewport({timeout: 500});
      }).toPass();
    }
    await links.nth(index).click();
    await expect(navbar).toBeInViewport();
    await navbarSettled(page);
    await expect(navbar).toBeInViewport();
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    const gap = await page.evaluate((target) => {
      const heading = document.getElementById(target)?.getBoundingClientRect().top ?? NaN;
      return heading - (document.querySelector('nav.navbar')?.getBoundingClientRect().bottom ?? 0);
    }, id);
    expect(gap, id).toBeGreaterThanOrEqual(0);
  }
});

test('the navbar stays after a jump in two steps, as Firefox makes some', async ({page}) => {
  // A smooth jump would still be under way, and absorb the second step.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await gotoHydrated(page, '/0.18/api/services');
  await scrollDown(page);
  // In the page, so that a slow test doesn't delay the second step.
  await page
    .locator('.table-of-contents a')
    .nth(3)
    .evaluate(async (link: HTMLElement) => {
      link.click();
      await new Promise((resolve) => setTimeout(resolve, 60));
      scrollBy({top: 1, behavior: 'instant'});
    });
  await navbarSettled(page);
  await expect(page.locator('nav.navbar')).toBeInViewport();
});

/** Waits until the navbar has moved, if the last scroll moves it. */
async function navbarSettled(page: Page): Promise<void> {
  await secondFrame(page);
  await page
    .locator('nav.navbar')
    .evaluate((navbar) => Promise.all(navbar.getAnimations().map((animation) => animation.finished)));
}

/** The direction is known from the second scroll event on. */
async function scrollDown(page: Page): Promise<void> {
  for (const top of [300, 600]) {
    await page.evaluate((y) => {
      window.scrollTo({top: y, behavior: 'instant'});
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
  }
}

test('the End key reaches the end of the page', {tag: '@both'}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/0.18/api/secrets');
  await page.keyboard.press('End');
  // Chromium scrolls over several frames.
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(left).toBeLessThan(2);
  await expect(page.locator('.footer__bottom')).toBeInViewport({ratio: 1});
});

test.describe('dropdown menus', () => {
  /** The dropdowns, with their opener and their list. */
  const dropdowns = (page: Page) =>
    ['0.18.14', 'English'].map((label) => {
      const dropdown = page.locator('.navbar__item.dropdown', {hasText: label});
      return {dropdown, opener: dropdown.locator('> a'), menu: dropdown.locator('> ul')};
    });

  for (const when of ['before', 'after'] as const) {
    test(`spec 4: the dropdowns open on hover, say so, and close on leaving and Escape: ${when} hydration`, async ({
      page,
    }) => {
      await (when === 'before' ? openUntouched(page, '/0.18/install') : gotoHydrated(page, '/0.18/install'));
      for (const {dropdown, opener, menu} of dropdowns(page)) {
        await expect(menu).toBeHidden();
        await dropdown.hover();
        await expect(menu).toBeVisible();
        await page.mouse.move(400, 600);
        await expect(menu).toBeHidden();
        await dropdown.hover();
        await expect(menu).toBeVisible();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
        await page.mouse.move(400, 600);
        await dropdown.hover();
        await expect(menu).toBeVisible();
        await menu.getByRole('link').first().focus();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();
        await page.mouse.move(400, 600);
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
      }
    });
  }

  test('spec 4: the dropdowns open on Enter and close on outside click and focus, and on Escape', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    for (const {dropdown, opener, menu} of dropdowns(page)) {
      for (const outside of [
        () => page.mouse.click(640, 500),
        () => page.keyboard.press('Shift+Tab'),
        () => page.locator('h1').dispatchEvent('touchstart'),
      ]) {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(dropdown).toHaveClass(/dropdown--show/);
        await outside();
        await expect(dropdown).not.toHaveClass(/dropdown--show/);
      }
      for (const pointer of ['elsewhere', 'on it']) {
        if (pointer === 'on it') await dropdown.hover();
        await opener.focus();
        await page.keyboard.press('Enter');
        // Tab skips what isn't painted yet.
        await expect(menu).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(menu.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
        await expect(menu).toBeHidden();
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
        await page.keyboard.press('Enter');
        await expect(menu).toBeVisible();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
      }
      await page.mouse.move(400, 600);
      await opener.click();
      await expect(menu).toBeVisible();
      // A navigation would change the address first.
      await secondFrame(page);
      await expect(page).toHaveURL(/\/install$/);
      await page.mouse.click(640, 500);
    }
  });
});

test('a link that’s clicked twice makes one history entry', async ({page}) => {
  await gotoHydrated(page, '/0.18/quickstart');
  const release = await holdScripts(page, `**/${chunkOf('Installation')}`);
  const entries = await page.evaluate(() => history.length);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Installation'}).dblclick();
  release();
  await expect(page.locator('h1')).toHaveText('Installation');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('spec 4: a collapsible sidebar item expands when it becomes active, and the page is announced by its title', async ({
  page,
}) => {
  await gotoHydrated(page, '/0.18/install');
  const group = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: 'Project'});
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  const announcer = page.locator('body > [aria-live=polite]');
  await expect(announcer).toHaveText('');
  await follow(page, '/0.18/contributing');
  await expect(page.locator('h1')).toHaveText('Contributing');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(announcer).toHaveText('Contributing | Dagger 0.18');
  await expect(announcer).toHaveCSS('clip-path', 'inset(50%)');
  await expect(page.getByRole('region', {name: 'Skip to main content'})).toHaveCount(0);
});

test('code isn’t translated, and a page that’s read from right to left works', {tag: '@mobile'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const untranslated = () =>
    page.locator('article code').evaluateAll((all) => all.filter((code) => (code as HTMLElement).translate).length);
  expect(await page.locator('article code').count()).toBeGreaterThan(20);
  expect(await untranslated()).toBe(0);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expect(page.locator('article pre').first()).toHaveCSS('direction', 'ltr');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
});

test('the section that a damaged anchor means is shown', async ({page}) => {
  const damaged = ['#LINUX', '#linux.', '#linux)%20and%20more', '#%23linux', '#linux%E2%80%9D'];
  const expectSection = async (hash: string): Promise<void> => {
    await expect(page, hash).toHaveURL(/#linux$/);
    await expect(page.locator('#linux'), hash).toBeInViewport();
  };
  for (const hash of damaged) {
    // Another query, or the browser would stay on the page.
    await page.goto(`/0.18/install?${encodeURIComponent(hash)}${hash}`);
    await expectSection(hash);
  }
  await gotoHydrated(page, '/0.18/install');
  for (const hash of damaged) {
    await page.evaluate(() => location.assign('#'));
    await expect(page.locator('#linux')).not.toBeInViewport();
    await page.evaluate((anchor) => location.assign(anchor), hash);
    await expectSection(hash);
  }
});

test('spec 2: the skip link moves focus to the article before hydration', async ({page}) => {
  await openUntouched(page, '/0.18/install');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('spec 4: back and forward restore pages and titles, and the Docs link leads from later releases to the snapshot', async ({
  page,
}) => {
  await gotoHydrated(page, '/0.18/next/');
  const next = await page.title();
  await page.locator('nav.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(/\/0\.18\/$/);
  // The address changes before the title.
  await expect(page).not.toHaveTitle(next);
  const home = await page.title();
  await page.goBack();
  await expect(page).toHaveTitle(next);
  await page.goForward();
  await expect(page).toHaveTitle(home);
});
