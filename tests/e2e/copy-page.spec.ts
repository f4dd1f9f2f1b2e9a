import type {Page} from '@playwright/test';
import {sdkTabs} from '../../src/config/languages';
import {expect, gotoHydrated, test} from './fixtures';
import {holdScripts} from './follow';

const address = '/0.18/api/services';

test.describe('a guide', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  for (const when of ['before', 'after'] as const) {
    test(`is copied as Markdown in the chosen language: ${when} hydration`, async ({page}) => {
      await page.addInitScript((key) => localStorage.setItem(key, 'python'), sdkTabs.storageKey);
      if (when === 'before') {
        await holdScripts(page);
        await page.goto(address);
      } else {
        await gotoHydrated(page, address);
      }
      await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
      await expect.poll(() => clipboard(page)).toMatch(/^# Services\n/);
      const copied = await clipboard(page);
      expect(copied).toContain('```python');
      expect(copied).not.toMatch(/```(?:go|typescript|php|java)\n/);
      expect(copied).toContain('## Pitfalls');
    });
  }

  test('is copied with every language if none is chosen', async ({page}) => {
    await page.goto(address);
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.locator('.copy-page').getByRole('button', {name: 'Copied'})).toBeVisible();
    const whole = await page.request.get(`${address}.md`);
    expect(await clipboard(page)).toBe(await whole.text());
  });

  test('reports that its Markdown can’t be loaded', async ({page, problems}) => {
    problems.expect(/api\/services\.md/);
    await page.route(`**${address}.md`, (route) => route.fulfill({status: 503}));
    await page.goto(address);
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('button', {name: 'The page couldn’t be loaded'})).toBeVisible();
  });
});

test('a guide opens as Markdown if the browser refuses to copy', async ({page, problems}) => {
  // Browsers request a default icon for a document that doesn't declare one.
  problems.expect(/favicon\.ico/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    Object.defineProperty(document, 'execCommand', {value: () => false});
  });
  await page.goto(address);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await page.waitForURL(`**${address}.md`);
});

test.describe('a TypeScript reference page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('is copied as Markdown with signatures as code', async ({page}) => {
    await page.goto('/0.18/reference/typescript/api/client.gen/classes/GitRef');
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.locator('.copy-page').getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# GitRef\n/);
    expect(copied).toContain('```typescript\ncommit(): Promise<string>\n```');
    expect(copied).toContain('Go `Commit` · Python `commit` · PHP, Java, GraphQL `commit`');
  });
});
