import {type Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './fixtures';

test('spec 1: the announcement bar shows on top of a page and cannot be closed', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('0.18.14');
  await expect(bar.getByRole('link')).toHaveAttribute('href', 'https://docs.dagger.io');
  await expect(bar.getByRole('button')).toHaveCount(0);
});

test('spec 1: the version label is 0.18.14, beside Next', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const dropdown = page.locator('.navbar__item.dropdown', {hasText: '0.18.14'});
  await dropdown.hover();
  await expect(dropdown.getByRole('listitem')).toHaveText(['Next', '0.18.14']);
});

test(
  'spec 2: the navbar holds logo, registry link, Docs, language and version dropdowns and search',
  {tag: '@desktop'},
  async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    const navbar = page.locator('nav.navbar');
    await expect(navbar.locator('.navbar__brand')).toHaveAttribute('href', '/0.18/');
    await expect(navbar.locator('.navbar__logo img').first()).toBeAttached();
    await expect(navbar.getByRole('link', {name: 'Daggerverse'})).toHaveAttribute('href', 'https://daggerverse.dev');
    await expect(navbar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute('href', '/0.18/');
    await expect(navbar.locator('.dropdown', {hasText: 'English'})).toBeVisible();
    await expect(navbar.locator('.dropdown', {hasText: '0.18.14'})).toBeVisible();
    await expect(navbar.locator('[class*="navbarSearchContainer"]')).toBeAttached();
  },
);

test('spec 2: the footer has four link columns, social links and the copyright', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const footer = page.getByRole('contentinfo');
  for (const column of ['Resources', 'Community', 'Product', 'Company']) {
    await expect(footer.getByText(column, {exact: true})).toBeVisible();
  }
  await expect(footer.locator('a[href^="https://github.com/dagger"]').first()).toBeVisible();
  await expect(footer).toContainText('© Dagger 2022-2024');
});

test('spec 2: the table of contents shows heading levels 2 to 3', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/contributing');
  const headings = page.locator('.theme-doc-markdown').locator('h2[id], h3[id]');
  const ids = await headings.evaluateAll((elements) => elements.map(({id}) => `#${id}`));
  const links = page.locator('.table-of-contents a');
  expect(await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))).toEqual(ids);
});

test('spec 2: light is the default colour mode', async ({page}) => {
  await gotoHydrated(page, '/0.18/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('spec 9: the desktop breakpoint is 996 px', {tag: '@desktop'}, () => {
  for (const {width, desktop} of [
    {width: 997, desktop: true},
    {width: 996, desktop: false},
  ]) {
    test(`at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await gotoHydrated(page, '/0.18/install');
      const sidebar = page.locator('.theme-doc-sidebar-container');
      await expect(sidebar).toBeVisible({visible: desktop});
      await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible({visible: !desktop});
    });
  }
});

test('spec 9: with reduced motion a group of the sidebar opens within 1 ms', {tag: '@desktop'}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await gotoHydrated(page, '/0.18/install');
  await openLastGroup(page);
  await expect.poll(() => seenDurations(page)).toContain('1ms');
});

test('spec 9: a group of the sidebar opens in a time computed from its height', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  await openLastGroup(page);
  await expect
    .poll(async () => Math.max(...(await seenDurations(page)).map((duration) => Number.parseInt(duration, 10) || 0)))
    .toBeGreaterThan(50);
});

test("spec 9: a history entry's key has six characters", {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  await page.locator('nav.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(/\/0\.18\/$/);
  expect(await page.evaluate(() => (history.state as {key: string}).key)).toHaveLength(6);
});

test('spec 9: the docs version is kept in localStorage', {tag: '@desktop'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const dropdown = page.locator('.navbar__item.dropdown', {hasText: '0.18.14'});
  await dropdown.hover();
  await dropdown.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/next/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
});

/** Opens the closed group "Project" and records the transition durations that its list goes through. */
async function openLastGroup(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, {seenDurations: seen});
    new MutationObserver((changes) => {
      for (const {target} of changes) {
        seen.push((target as HTMLElement).style.transitionDuration);
      }
    }).observe(document.body, {subtree: true, attributeFilter: ['style']});
  });
  await page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: 'Project'}).click();
  await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Contributing'})).toBeVisible();
}

/** The transition durations so far, from `openLastGroup`: `['', '1ms']`. */
async function seenDurations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as {seenDurations: string[]}).seenDurations);
}
