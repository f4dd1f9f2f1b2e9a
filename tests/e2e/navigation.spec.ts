import type {Page} from '@playwright/test';
import {announcement} from '../../src/config/announcement';
import {expect, gotoHydrated, hydrated, secondFrame, test} from './fixtures';
import {follow, holdScripts} from './follow';
import {chunkOf} from './scripts';
import {searchBox, searchButton} from './search';

for (const [kind, address] of [
  ['the landing page', '/0.18/'],
  ['a guide', '/0.18/install'],
  ['a page without a sidebar', '/0.18/api/playground'],
  ['a Next page', '/0.18/next/'],
  ['the not-found page', '/0.18/no-such-page'],
] as const) {
  test(
    `spec 1: the announcement bar shows and can’t be closed on ${kind}`,
    {tag: '@desktop'},
    async ({page, problems}) => {
      problems.expect(/404/);
      // A stored dismissal with this bar's id, as another archive on the same origin may have left it.
      await page.addInitScript((id) => {
        localStorage.setItem('docusaurus.announcement.id', id);
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }, announcement.id);
      await page.goto(address);
      const bar = page.locator('.theme-announcement-bar');
      await expect(bar).toBeVisible();
      await hydrated(page);
      await expect(bar).toBeVisible();
      await expect(bar.getByRole('link')).toHaveAttribute('href', 'https://docs.dagger.io');
      await expect(bar.getByRole('button')).toHaveCount(0);
    },
  );
}

test('spec 2: the playground page has no sidebar', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/api/playground');
  await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
});

test.describe('the mobile menu', {tag: '@mobile'}, () => {
  test('closes when its logo leads to the front page', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar .navbar__brand').click();
    await expect(page).toHaveURL(/\/0\.18\/$/);
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });

  test('spec 4: opens with the docs menu, has a back button to the main menu, and closes', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    const menu = page.locator('.navbar-sidebar');
    const panels = menu.locator('.navbar-sidebar__items');
    await expect(menu).not.toBeInViewport();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(menu).toBeVisible();
    await expect(panels).toHaveClass(/navbar-sidebar__items--show-secondary/);
    await expect(menu.getByRole('link', {name: 'Installation'})).toBeInViewport();
    await menu.getByRole('button', {name: /Back to main menu/}).click();
    await expect(panels).not.toHaveClass(/navbar-sidebar__items--show-secondary/);
    await expect(menu.getByRole('link', {name: /Daggerverse/})).toBeInViewport();
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu).not.toBeInViewport();
  });

  test('spec 4: closes when the viewport reaches desktop width', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
    await page.setViewportSize({width: 996, height: 844});
    await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
    await page.setViewportSize({width: 997, height: 844});
    await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  });
});

test('spec 4: the navbar hides on scroll down and reappears on scroll up', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const navbar = page.locator('nav.navbar');
  await expect(navbar).toBeInViewport();
  await scrollDown(page);
  await expect(navbar).not.toBeInViewport();
  await page.evaluate(() => window.scrollBy({top: -200, behavior: 'instant'}));
  await expect(navbar).toBeInViewport();
});

test('the navbar hides only after a click on it has ended', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/api/secrets');
  await scrollDown(page);
  await page.evaluate(() => window.scrollBy({top: -200, behavior: 'instant'}));
  await expect(page.locator('nav.navbar')).toHaveCSS('transform', 'none');
  await searchButton(page).hover();
  await page.mouse.down();
  await page.evaluate(() => window.scrollBy({top: 200, behavior: 'instant'}));
  await navbarSettled(page);
  await page.mouse.up();
  await expect(searchBox(page)).toBeFocused();
});

test('spec 4: the navbar reappears on navigation to any anchor of a page', {tag: '@desktop'}, async ({page}) => {
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
      await scrollDown(page);
      await expect(navbar).not.toBeInViewport();
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

test('the navbar stays after a jump in two steps, as Firefox makes some', {tag: '@desktop'}, async ({page}) => {
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

test('the End key reaches the end of the page', async ({page}) => {
  // Without scripts, smooth scrolling or the footer's layout can't change anything after the key.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/0.18/api/secrets');
  await page.keyboard.press('End');
  await expect(page.locator('.footer__bottom')).toBeInViewport();
  const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  expect(left).toBeLessThan(2);
});

test.describe('dropdown menus', {tag: '@desktop'}, () => {
  for (const label of ['0.18.14', 'English']) {
    test(`spec 4: the dropdown ${label} opens on hover`, async ({page}) => {
      await gotoHydrated(page, '/0.18/install');
      const dropdown = page.locator('.navbar__item.dropdown', {hasText: label});
      await expect(dropdown.getByRole('list')).toBeHidden();
      await dropdown.hover();
      await expect(dropdown.getByRole('list')).toBeVisible();
      await page.mouse.move(400, 600);
      await expect(dropdown.getByRole('list')).toBeHidden();
    });

    for (const when of ['before', 'after'] as const) {
      test(`the dropdown ${label} says that it’s open, and closes on Escape: ${when} hydration`, async ({page}) => {
        if (when === 'before') {
          await holdScripts(page);
          await page.goto('/0.18/install');
        } else {
          await gotoHydrated(page, '/0.18/install');
        }
        const dropdown = page.locator('.navbar__item.dropdown', {hasText: label});
        const opener = dropdown.locator('> a');
        const menu = dropdown.locator('> ul');
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
      });
    }

    test(`Escape closes the dropdown ${label} that Enter has opened`, async ({page}) => {
      await gotoHydrated(page, '/0.18/install');
      const dropdown = page.locator('.navbar__item.dropdown', {hasText: label});
      const opener = dropdown.locator('> a');
      for (const pointer of ['elsewhere', 'on it']) {
        if (pointer === 'on it') await dropdown.hover();
        await opener.focus();
        await page.keyboard.press('Enter');
        // Tab skips what isn't painted yet.
        await expect(dropdown.locator('> ul')).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(dropdown.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
        await expect(dropdown.locator('> ul')).toBeHidden();
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
        await page.keyboard.press('Enter');
        await expect(dropdown.locator('> ul')).toBeVisible();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Escape');
      }
    });

    test(`a click on the dropdown ${label} doesn’t leave the page`, async ({page}) => {
      await gotoHydrated(page, '/0.18/install');
      const dropdown = page.locator('.navbar__item.dropdown', {hasText: label});
      await dropdown.locator('> a').click();
      await expect(dropdown.getByRole('list')).toBeVisible();
      // A navigation would change the address first.
      await secondFrame(page);
      await expect(page).toHaveURL(/\/install$/);
    });

    test(`spec 4: the dropdown ${label} opens on Enter and closes on outside click and focus`, async ({page}) => {
      await gotoHydrated(page, '/0.18/install');
      const dropdown = page.locator('.navbar__item.dropdown', {hasText: label});
      const opener = dropdown.locator('> a');
      const close = [
        () => page.mouse.click(640, 500),
        () => page.keyboard.press('Shift+Tab'),
        () => page.locator('h1').dispatchEvent('touchstart'),
      ];
      for (const outside of close) {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(dropdown).toHaveClass(/dropdown--show/);
        await outside();
        await expect(dropdown).not.toHaveClass(/dropdown--show/);
      }
    });
  }
});

test('a link that’s clicked twice makes one history entry', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/quickstart');
  const release = await holdScripts(page, `**/${chunkOf('Installation')}`);
  const entries = await page.evaluate(() => history.length);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Installation'}).dblclick();
  release();
  await expect(page.locator('h1')).toHaveText('Installation');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a page that a link leads to is announced by its title', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const announcement = page.locator('body > [aria-live=polite]');
  await expect(announcement).toHaveText('');
  await follow(page, '/0.18/contributing');
  await expect(announcement).toHaveText('Contributing | Dagger 0.18');
  await expect(announcement).toHaveCSS('clip-path', 'inset(50%)');
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

test('spec 4: a collapsible sidebar item expands when it becomes active', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const group = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: 'Project'});
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await follow(page, '/0.18/contributing');
  await expect(page.locator('h1')).toHaveText('Contributing');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
});

test('spec 2: the skip link moves focus to the article before hydration', async ({page}) => {
  await holdScripts(page);
  await page.goto('/0.18/install');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the Docs link leads from the pages on later releases to the snapshot', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/next/');
  await page.locator('nav.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(/\/0\.18\/$/);
});

test('spec 4: back and forward restore pages and titles', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  await follow(page, '/0.18/');
  await expect(page).toHaveURL(/\/0\.18\/$/);
  // The address changes before the title.
  await expect(page).not.toHaveTitle(/^Installation/);
  const home = await page.title();
  await page.goBack();
  await expect(page).toHaveTitle(/^Installation/);
  await page.goForward();
  await expect(page).toHaveTitle(home);
});
