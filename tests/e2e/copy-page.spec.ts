import type {Page} from '@playwright/test';
import {sdkTabs} from '../../src/config/languages';
import {storageKeys} from '../../src/config/storage';
import {expect, gotoHydrated, test} from './fixtures';
import {holdScripts} from './follow';

const address = '/0.18/api/services';

test.describe('a guide', () => {
  // One after the other, because Chromium's clipboard belongs to the machine.
  test.describe.configure({mode: 'default'});
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const languagesIn = (text: string): string[] =>
    sdkTabs.choices.map(({id}) => id).filter((id) => new RegExp(`^ *\`\`\`${id}\\b`, 'm').test(text));

  for (const when of ['before', 'after'] as const) {
    test(`is copied as Markdown in the first language, or in the chosen one: ${when} hydration`, async ({page}) => {
      if (when === 'before') await holdScripts(page);
      for (const language of ['go', 'python']) {
        await (when === 'before' ? page.goto(address) : gotoHydrated(page, address));
        // The button answers every click, not only the first one on the page.
        await page.locator('h1').click();
        await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
        await expect.poll(async () => languagesIn(await clipboard(page))).toEqual([language]);
        const copied = await clipboard(page);
        expect(copied).toMatch(/^# Services\n/);
        expect(copied).toContain('## Pitfalls');
        await page.evaluate((key) => localStorage.setItem(key, 'python'), storageKeys.sdk);
      }
    });
  }

  test('reports that its Markdown can’t be loaded', async ({page, problems}) => {
    problems.expect(/api\/services\.md/);
    await page.route(`**${address}.md`, (route) => route.fulfill({status: 503}));
    await page.goto(address);
    await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
    await expect(page.getByRole('status')).toHaveText('The page couldn’t be loaded');
    await expect(page.locator('.copy-page button')).toHaveAttribute('data-refused', 'The page couldn’t be loaded');
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
    await expect(page.getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# GitRef\n/);
    expect(copied).toContain('```typescript\ncommit(): Promise<string>\n```');
    expect(copied).toContain('Go `Commit` · Python `commit` · PHP, Java, GraphQL `commit`');
  });
});
