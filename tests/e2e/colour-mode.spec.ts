import type {Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './fixtures';

function html(page: Page) {
  return page.locator('html');
}

async function press(page: Page): Promise<void> {
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

test.describe('the switch', {tag: '@desktop'}, () => {
  test('spec 4: the switch cycles system, light, dark, system', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    const choices = [await html(page).getAttribute('data-theme-choice')];
    for (let step = 0; step < 3; step++) {
      await press(page);
      choices.push(await html(page).getAttribute('data-theme-choice'));
    }
    expect(choices).toEqual(['system', 'light', 'dark', 'system']);
  });

  test('spec 4: the choice is stored under the key theme', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    expect(await stored(page)).toBeNull();
    await press(page);
    expect(await stored(page)).toBe('light');
    await press(page);
    expect(await stored(page)).toBe('dark');
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('spec 4: going back to system forgets the choice', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    await press(page);
    await press(page);
    await press(page);
    expect(await stored(page)).toBeNull();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('spec 4: the choice is synchronised across tabs', async ({page, context}) => {
    const other = await context.newPage();
    await gotoHydrated(page, '/0.18/install');
    await gotoHydrated(other, '/0.18/');
    await press(page);
    await press(page);
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  });
});

test('spec 4: clearing the stored choice in another tab reverts to the system', async ({page, context}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await gotoHydrated(page, '/0.18/install');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await gotoHydrated(other, '/0.18/install');
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
});

test('spec 4: system follows the operating system and updates when it changes', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await gotoHydrated(page, '/0.18/install');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBeNull();
});

test('spec 4: an explicit choice does not follow the operating system', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.emulateMedia({colorScheme: 'dark'});
  await gotoHydrated(page, '/0.18/install');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('spec 4: data-theme is set before the first paint', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/0.18/install');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test.beforeEach(({problems}, {title}) => {
  if (title.includes('first paint')) {
    problems.expect(/request failed|Failed to load resource/);
  }
});
