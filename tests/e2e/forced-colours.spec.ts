import type {Locator} from '@playwright/test';
import {expect, gotoHydrated, test} from './fixtures';

test.describe('in forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  const style = (element: Locator, property: string, pseudo?: string) =>
    element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

  test('the current sidebar entry and the selected tab are distinguishable from the others', async ({page}) => {
    await gotoHydrated(page, '/0.18/api/cache-volumes');
    const entries = page.locator('.theme-doc-sidebar-menu a.menu__link');
    const current = entries.and(page.locator('[aria-current=page]'));
    const other = entries.and(page.locator(':not([aria-current])')).first();
    expect(await style(current, 'background-color')).not.toBe(await style(other, 'background-color'));
    const tabs = page.getByRole('tablist').first();
    const line = (selected: boolean) => style(tabs.getByRole('tab', {selected}).first(), 'border-bottom-color');
    expect(await line(true)).not.toBe(await line(false));
  });

  test('a code block’s copy button has a visible icon', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
    expect(await style(copy, 'background-color', '::before')).not.toBe(await style(copy, 'background-color'));
  });

  test('a highlighted line of code has a visible mark', async ({page}) => {
    await page.goto('/0.18/api/services');
    const line = page.locator('.theme-code-block-highlighted-line:visible').first();
    expect(await style(line, 'border-left-width')).toBe('3px');
    expect(await style(line, 'border-left-color')).not.toBe(await style(line, 'background-color'));
  });
});
