import {expect, gotoHydrated, test} from './fixtures';
import {openUntouched, tabTo} from './follow';
import {searchBox} from './search';

test('spec 2: the first Tab reaches the link "Skip to main content", which moves focus', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('nav.navbar :focus')).toHaveCount(0);
  await expect(page.locator('#__docusaurus_skipToContent_fallback :focus')).toHaveCount(1);
});

test('the version dropdown works with the keyboard alone', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const dropdown = page.locator('.navbar__item.dropdown', {hasText: '0.18.14'});
  await tabTo(page, dropdown.locator('> a'));
  await page.keyboard.press('Enter');
  const next = dropdown.getByRole('link', {name: 'Next'});
  await expect(next).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/0\.18\/next/);
});

test('the colour mode switch works with the keyboard alone', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const html = page.locator('html');
  await tabTo(page, page.getByRole('button', {name: /Switch between dark and light mode/}));
  await page.keyboard.press('Enter');
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await page.keyboard.press('Space');
  await expect(html).toHaveAttribute('data-theme-choice', 'dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

for (const when of ['before', 'after'] as const) {
  test(`the mobile menu keeps keyboard focus like a dialog: ${when} hydration`, {tag: '@mobile'}, async ({page}) => {
    await (when === 'before' ? openUntouched(page, '/0.18/install') : gotoHydrated(page, '/0.18/install'));
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    const menu = page.getByRole('dialog', {name: 'Menu'});
    const close = page.getByRole('button', {name: 'Close navigation bar'});
    const focusedIn = (name: string) =>
      page.locator(name).evaluate((element) => element.contains(document.activeElement));
    for (let stops = 0; stops < 10 && !(await focusedIn('.navbar__toggle')); stops += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(close).toBeFocused();
    // A whole round of Tab stays in the menu; where it ends, the focus is on no element for one stop.
    const isOutside = () =>
      page.evaluate(() => {
        const {activeElement: focused, body} = document;
        return focused !== body && !focused?.closest('[role=dialog], body > button');
      });
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      expect(await isOutside(), 'the focus in the page below').toBe(false);
      stops += 1;
    } while (stops < 150 && !(await close.evaluate((element) => element === document.activeElement)));
    await expect(close).toBeFocused();
    expect(stops).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('main [inert], main[inert]')).toHaveCount(0);
  });
}

test('"Back to main menu" moves the focus to the main menu', {tag: '@mobile'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await menu.getByRole('button', {name: 'Back to main menu'}).press('Enter');
  await expect(menu.getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
});

test(
  'the mobile menu closes on a tap beside it, on Escape after search above it, and on the choice of a version',
  {tag: '@mobile'},
  async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await opener.tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(385, 600);
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    const navbar = page.locator('nav.navbar');
    await expect(navbar).toHaveClass(/navbar-sidebar--show/);
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchBox(page)).toHaveCount(0);
    await expect(navbar).toHaveClass(/navbar-sidebar--show/);
    await page.keyboard.press('Escape');
    await expect(navbar).not.toHaveClass(/navbar-sidebar--show/);

    await opener.tap();
    await menu.getByRole('button', {name: 'Back to main menu'}).tap();
    await menu.getByRole('button', {name: 'Versions', exact: true}).tap();
    const next = menu.getByRole('link', {name: 'Next', exact: true});
    // Playwright scrolls a list that's still growing, so the entry would move away between touch and click.
    await expect(next.locator('xpath=ancestor::ul[1]')).toHaveCSS('overflow', 'visible');
    await next.tap();
    await expect(page).toHaveURL(/\/next\/?$/);
    await expect(menu).toBeHidden();
    await expect(page.locator('main [inert], main[inert]')).toHaveCount(0);
  },
);

test('sidebar groups open and close with the keyboard alone', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const group = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: 'Project'});
  await tabTo(page, group);
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the link to a heading is named after the heading, even if it contains code or an alias', async ({page}) => {
  await gotoHydrated(page, '/0.18/faq');
  const headings = page.locator('.theme-doc-markdown :is(h2, h3).anchor');
  const names = await headings.evaluateAll((all) =>
    all.map((heading) => [
      heading.querySelector('.hash-link')?.ariaLabel,
      `Direct link to ${heading.textContent.replace('\u200B', '')}`,
    ]),
  );
  expect(names.length).toBeGreaterThan(20);
  for (const [name, expected] of names) expect(name).toBe(expected);
});

test('Tab into the hidden navbar shows it and keeps the page where it is', async ({page}) => {
  await gotoHydrated(page, '/0.18/quickstart');
  await tabTo(page, page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(page.locator('.navbar--hidden')).toHaveCount(1);
  // Twice seven eighths of the window.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1400);
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar :focus')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(1400);
});

test('Shift+Tab shows each control below the navbar', {tag: '@both'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/quickstart');
  await page.locator('.theme-doc-markdown .hash-link').last().focus();
  const covered: string[] = [];
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const name = await page.evaluate(async () => {
      // The navbar appears as the page scrolls up.
      await Promise.all(document.getAnimations().map(({finished}) => finished.catch(() => undefined)));
      const focused = document.activeElement as HTMLElement;
      const {left, top, width, height} = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight - top) / 2);
      return seen && (focused.contains(seen) || seen.contains(focused)) ? '' : focused.outerHTML.slice(0, 80);
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);
});
