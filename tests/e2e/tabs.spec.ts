// cspell:ignore fulfill
import type {Page} from '@playwright/test';
import {commandTabs, sdkLanguages, sdkTabs} from '../../src/config/languages';
import {storageKeys} from '../../src/config/storage';
import {expect, gotoHydrated, hydrated, recordShifts, shiftsOf, test} from './fixtures';
import {follow, openUntouched, tabTo} from './follow';

/** A page with several samples in all languages. */
const address = 'api/cache-volumes';

/** The languages shown by the page's samples; exactly one unless samples disagree or show none. */
async function shown(page: Page): Promise<string[]> {
  const panels = await page
    .locator('[data-sdk-tabs] [role=tabpanel]')
    .evaluateAll((all) =>
      all.map((panel) => ({value: (panel as HTMLElement).dataset.value ?? '', visible: panel.checkVisibility()})),
    );
  const values = panels.filter(({visible}) => visible).map(({value}) => value);
  return values.length === panels.length / sdkLanguages.length ? [...new Set(values)] : values;
}

/** The distinct labels of tabs that look selected. */
async function marked(page: Page): Promise<string[]> {
  const labels = await page.locator('[data-sdk-tabs] [role=tab]').evaluateAll((tabs) => {
    const line = (tab: Element): string => getComputedStyle(tab).getPropertyValue('--tab-line').trim();
    return tabs.filter((tab) => line(tab) !== 'transparent').map((tab) => tab.textContent);
  });
  return [...new Set(labels)];
}

function tab(page: Page, label: string, nth = 0) {
  return page.getByRole('tab', {name: label, exact: true}).nth(nth);
}

async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('tabs: every panel is visible below its label', async ({page}) => {
    await page.goto(address);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    const panels = page.locator('[data-sdk-tabs] [role=tabpanel]');
    const labels = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
    const samples = labels.length / sdkLanguages.length;
    expect(samples).toBeGreaterThan(1);
    expect(labels).toEqual(Array.from({length: samples}, () => sdkLanguages.map(({label}) => `"${label}"`)).flat());
    expect(await shown(page)).toHaveLength(labels.length);
  });
});

test.describe('before the first paint', () => {
  test.beforeEach(async ({page, problems}) => {
    problems.expect(/\.js/);
    await blockScripts(page);
  });

  test('tabs: ?sdk shows a language, else the stored choice or the default is shown', async ({page}) => {
    for (const {id, label} of sdkLanguages) {
      await page.goto(`${address}?sdk=${id}`);
      expect(await shown(page)).toEqual([id]);
      expect(await marked(page)).toEqual([label]);
    }
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${address}?sdk=cobol`);
    expect(await shown(page)).toEqual(['go']);
    await page.addInitScript(([key]) => localStorage.setItem(key, 'php'), [storageKeys.sdk] as const);
    await page.goto(address);
    expect(await shown(page)).toEqual(['php']);
    await page.goto(`${address}?sdk=java`);
    expect(await shown(page)).toEqual(['java']);
  });

  test('tabs: a choice in another browser tab is shown unless the query string overrides it', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    for (const [query, expected] of [
      ['', 'java'],
      ['?sdk=php', 'php'],
    ] as const) {
      await page.goto(address + query);
      await other.goto(address);
      await tab(other, 'Python').click();
      await tab(other, 'Java').click();
      await expect.poll(() => shown(page)).toEqual([expected]);
    }
  });

  test('tabs: Go is the default, and a click works before hydration and persists after it', async ({page}) => {
    await page.goto(address);
    expect(await shown(page)).toEqual(['go']);
    expect(await marked(page)).toEqual(['Go']);
    await tab(page, 'Python').click();
    expect(await shown(page)).toEqual(['python']);
    await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Go')).toHaveAttribute('aria-selected', 'false');
    await page.unroute('**/*.js');
    await page.reload();
    await hydrated(page);
    expect(await shown(page)).toEqual(['python']);
    await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  });
});

test('tabs: nothing shifts while the page hydrates in the stored language', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'php'), storageKeys.sdk);
  await recordShifts(page);
  await gotoHydrated(page, address);
  await expect(tab(page, 'PHP')).toHaveAttribute('aria-selected', 'true');
  const shifts = await shiftsOf(page);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('tabs: choosing a language updates all tabs, the address, storage and other browser tabs, and survives a reload', async ({
  page,
  context,
}) => {
  await gotoHydrated(page, address);
  const other = await context.newPage();
  await gotoHydrated(other, address);
  await tab(page, 'TypeScript', 1).click();
  expect(await shown(page)).toEqual(['typescript']);
  expect(await marked(page)).toEqual(['TypeScript']);
  await expect(page).toHaveURL(/\?sdk=typescript$/);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.sdk)).toBe('typescript');
  await expect(tab(other, 'TypeScript')).toHaveAttribute('aria-selected', 'true');
  expect(await shown(other)).toEqual(['typescript']);
  await gotoHydrated(page, address);
  await expect(tab(page, 'TypeScript')).toHaveAttribute('aria-selected', 'true');
  expect(await shown(page)).toEqual(['typescript']);
});

test('tabs: a tab list has a name, and each tab controls the panel with its label', async ({page}) => {
  await gotoHydrated(page, '/0.18/api/secrets');
  await expect(page.getByRole('tablist', {name: sdkTabs.label}).first()).toBeVisible();
  await expect(page.getByRole('tablist', {name: commandTabs.label}).first()).toBeVisible();
  const tabs = await page.getByRole('tab', {includeHidden: true}).evaluateAll((all) =>
    all.map((element) => ({
      label: element.textContent,
      panel: document.getElementById(element.getAttribute('aria-controls') ?? '')?.getAttribute('aria-label'),
    })),
  );
  expect(tabs.length).toBeGreaterThan(sdkLanguages.length);
  expect(tabs.filter(({label, panel}) => panel !== label)).toEqual([]);
});

test('tabs: arrows, Home and End move focus, and Enter and Space select', async ({page}) => {
  await gotoHydrated(page, address);
  await tabTo(page, tab(page, 'Go'));
  const scrolled = await page.evaluate(() => scrollY);
  for (const [key, label] of [
    ['ArrowLeft', 'Java'],
    ['ArrowRight', 'Go'],
    ['End', 'Java'],
    ['Home', 'Go'],
    ['ArrowRight', 'Python'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, label)).toBeFocused();
  }
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await shown(page)).toEqual(['go']);
  await page.keyboard.press('Enter');
  expect(await shown(page)).toEqual(['python']);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  expect(await shown(page)).toEqual(['typescript']);
  await expect(page.getByRole('tabpanel', {name: 'TypeScript'}).first()).toBeVisible();
});

test(
  'tabs: the clicked tab stays in place when tabs above it change height, before and after hydration',
  {tag: '@both'},
  async ({page}) => {
    const release = await openUntouched(page, address);
    for (const label of ['Java', 'Go']) {
      const target = tab(page, label, 1);
      await target.scrollIntoViewIfNeeded();
      const before = await target.boundingBox();
      const height = await page.evaluate(() => document.body.scrollHeight);
      await target.click();
      await expect(target).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => document.body.scrollHeight)).not.toBe(height);
      await expect
        .poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
        .toBeLessThan(2);
      release();
      await hydrated(page);
    }
  },
);

test('tabs: an anchor in an inactive tab opens it, on load or later, and leaves a later choice alone', async ({
  page,
}) => {
  await gotoHydrated(page, address);
  // The Java panel of the page's first sample, referenced by its tab.
  const id = (await tab(page, 'Java').getAttribute('aria-controls')) ?? '';
  await gotoHydrated(page, '/0.18/install');
  await gotoHydrated(page, `${address}#${id}`);
  await expect.poll(() => shown(page)).toEqual(['java']);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();

  await gotoHydrated(page, `${address}?sdk=go`);
  expect(await shown(page)).toEqual(['go']);
  await page.evaluate((hash) => location.assign(`#${hash}`), id);
  await expect.poll(() => shown(page)).toEqual(['java']);
  await tab(page, 'Python').click();
  expect(await shown(page)).toEqual(['python']);
});

test('tabs: a page opened by a click gets all languages soon after the one it shows', async ({page}) => {
  await gotoHydrated(page, '/0.18/api/constructor');
  // The browser is never idle, so only the callback's timeout applies.
  await page.evaluate(() => {
    const idle: IdleRequestCallback[] = [];
    Object.assign(window, {idle, requestIdleCallback: (callback: IdleRequestCallback) => idle.push(callback)});
  });
  await follow(page, '/0.18/api/arguments');
  await expect(page.locator('h1')).toHaveText('Arguments');
  const panels = page.locator('[data-sdk-tabs] [role=tabpanel]');
  await expect(panels.and(page.locator(':visible')).first().locator('code')).not.toBeEmpty();
  const empty = panels.and(page.locator(':empty'));
  expect(await empty.count()).toBeGreaterThan(0);
  await page.evaluate(() => {
    const {idle} = window as unknown as {idle: (() => void)[]};
    idle.splice(0).forEach((callback) => callback());
  });
  await expect(empty).toHaveCount(0);
});

test.describe('a page with a lot of code', () => {
  const coloured = (page: Page, language: string) =>
    page.locator(`[role=tabpanel][data-value=${language}]`).first().locator('.token').last();

  test('highlights a language once it’s shown, and the stored one before any interaction', async ({page, context}) => {
    await gotoHydrated(page, '/0.18/cookbook');
    await expect(coloured(page, 'go')).toBeVisible();
    await expect(coloured(page, 'python')).not.toBeAttached();
    await page.getByRole('tab', {name: 'Python'}).first().click();
    await expect(coloured(page, 'python')).toBeVisible();
    // Without the pointer of the click.
    const other = await context.newPage();
    await other.goto('/0.18/cookbook');
    await expect(coloured(other, 'python')).toBeVisible();
  });
});

test.describe('a command for a terminal and for Dagger Shell', () => {
  const address0 = '/0.18/api/secrets';
  const visible = (page: Page, language: string) => page.locator(`[data-command-tabs] .language-${language}:visible`);

  for (const when of ['before', 'after'] as const) {
    test(`is shown once, in the form chosen on any page: ${when} hydration`, async ({page}) => {
      await (when === 'before' ? openUntouched(page, address0) : gotoHydrated(page, address0));
      const count = await page.locator('[data-command-tabs]').count();
      await expect(visible(page, 'shell')).toHaveCount(count);
      await expect(visible(page, 'dsh')).toHaveCount(0);
      await page.locator('[data-command-tabs]').first().getByRole('tab', {name: 'Dagger Shell'}).click();
      await expect(visible(page, 'dsh')).toHaveCount(count);
      await expect(visible(page, 'shell')).toHaveCount(0);
      await expect(page.locator('[data-command-tabs] [role=tab][aria-selected=true]').last()).toHaveText(
        'Dagger Shell',
      );
      await page.goto('/0.18/api/services');
      await expect(visible(page, 'dsh').first()).toBeVisible();
      await expect(visible(page, 'shell')).toHaveCount(0);
    });
  }
});
