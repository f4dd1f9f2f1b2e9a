import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {bundleHeadScript} from '@docs-kit/instant/node/head-script';
import {colourMode} from '../../src/config/colour-mode';
import {instant} from '../../src/config/instant';
import {site} from '../../src/config/site';
import {expect, gotoHydrated, hydrated, secondFrame, test} from './fixtures';
import {openUntouched} from './follow';

function html(page: Page) {
  return page.locator('html');
}

async function press(page: Page): Promise<void> {
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

/** Replaces the script in the head of `/install` with one for other settings. */
async function configure(
  page: Page,
  settings: {respectPrefersColorScheme?: boolean; disableSwitch?: boolean},
): Promise<void> {
  const script = bundleHeadScript({baseUrl: site.baseUrl, colourMode: {...colourMode, ...settings}, ...instant});
  await page.route('**/0.18/install', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text
        .replace(/<script>"use strict";.*?<\/script>/s, () => `<script>${script}</script>`)
        // The policy contains the hash of the script as built.
        .replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/, ''),
    });
  });
}

test('spec 4: the switch cycles system, light, dark, system, and stores the choice under the key theme', async ({
  page,
}) => {
  await gotoHydrated(page, '/0.18/install');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  expect(await stored(page)).toBeNull();
  for (const choice of ['light', 'dark']) {
    await press(page);
    await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
    expect(await stored(page)).toBe(choice);
  }
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await hydrated(page);
  await press(page);
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBeNull();
});

test('spec 4: the choice is synchronised across tabs, and clearing it in another tab reverts to the system', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await gotoHydrated(page, '/0.18/install');
  await gotoHydrated(other, '/0.18/');
  for (const clear of [() => localStorage.removeItem('theme'), () => localStorage.clear()]) {
    await press(page);
    await press(page);
    await expect(html(other)).toHaveAttribute('data-theme', 'dark');
    await other.evaluate(clear);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  }
});

for (const when of ['before', 'after'] as const) {
  test(`spec 4: system follows the operating system, and an explicit choice doesn’t: ${when} hydration`, async ({
    page,
  }) => {
    await (when === 'before' ? openUntouched(page, '/0.18/install') : gotoHydrated(page, '/0.18/install'));
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(html(page)).toHaveAttribute('data-theme', colorScheme);
    }
    expect(await stored(page)).toBeNull();
    await press(page);
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await secondFrame(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
}

test.describe('before hydration', () => {
  test('spec 4: data-theme is set by the switch while the page’s text is still arriving', async ({page, problems}) => {
    problems.expect(/other host/);
    const [start] = readFileSync('build/install/index.html', 'utf8').split(/(?=<main)/);
    const server = createServer((request, response) => {
      const isPage = request.headers['sec-fetch-dest'] === 'document';
      response.writeHead(isPage ? 200 : 204, {'Content-Type': 'text/html'});
      // Never ends.
      if (isPage) response.write(start);
      else response.end();
    }).listen();
    try {
      const {port} = server.address() as AddressInfo;
      await page.goto(`http://localhost:${port}/0.18/install`, {waitUntil: 'commit'});
      await press(page);
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
      await press(page);
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      expect(await stored(page)).toBe('dark');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('spec 4: the choice is synchronised across tabs before any interaction', async ({page, context}) => {
    await openUntouched(page, '/0.18/install');
    const other = await context.newPage();
    await other.goto('/0.18/install');
    for (const [stored, theme] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['dark', 'dark'],
      [null, 'light'],
    ] as const) {
      await other.evaluate((value) => (value ? localStorage.setItem('theme', value) : localStorage.clear()), stored);
      await expect(html(page)).toHaveAttribute('data-theme', theme);
      await expect(html(page)).toHaveAttribute('data-theme-choice', stored ?? 'system');
    }
  });

  test('the switch is labelled with the stored choice, and looks as if it works', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openUntouched(page, '/0.18/install');
    const button = page.getByRole('button', {name: 'Switch between dark and light mode (currently dark mode)'});
    await expect(button).toHaveAttribute('title', 'dark mode');
    await expect(button).toHaveCSS('cursor', 'pointer');
    await button.click();
    await expect(
      page.getByRole('button', {name: 'Switch between dark and light mode (currently system mode)'}),
    ).toBeVisible();
  });

  test('spec 4: the switch toggles light and dark if the system’s preference is ignored', async ({page}) => {
    await configure(page, {respectPrefersColorScheme: false});
    await openUntouched(page, '/0.18/install');
    const choices = [];
    for (let step = 0; step < 3; step += 1) {
      await press(page);
      choices.push(await html(page).getAttribute('data-theme'));
    }
    expect(choices).toEqual(['dark', 'light', 'dark']);
  });
});

test('spec 4: the stored choice is deleted if the configuration disables the switch', async ({page}) => {
  const change = (file: string, from: string | RegExp, to: string): Promise<unknown> =>
    page.route(file, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replace(from, to)});
    });
  await change('**/0.18/install', /<div class="[^"]*colorModeToggle.*?<\/button><\/div>/s, '');
  await change('**/main.*.js', 'disableSwitch:!1', 'disableSwitch:!0');
  await page.goto('/0.18/install');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await gotoHydrated(page, '/0.18/install');
  await expect(page.getByRole('button', {name: /Switch between dark and light mode/})).toHaveCount(0);
  await expect.poll(() => stored(page)).toBeNull();
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('spec 4: data-theme is set before the first paint from what’s stored, and hydration corrects it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Nothing is painted before the element with the page's content.
    const observer = new MutationObserver(() => {
      if (!document.getElementById('__docusaurus')) return;
      observer.disconnect();
      Object.assign(window, {firstTheme: document.documentElement.dataset.theme});
    });
    observer.observe(document, {subtree: true, childList: true});
  });
  for (const [colorScheme, value, theme, choice] of [
    ['light', 'dark', 'dark', 'dark'],
    ['dark', 'purple', 'light', 'light'],
    ['dark', 'system', 'dark', 'system'],
  ] as const) {
    await page.emulateMedia({colorScheme});
    await page.addInitScript((text) => localStorage.setItem('theme', text), value);
    await page.goto('/0.18/install');
    expect(await page.evaluate('firstTheme'), value).toBe(theme);
    await html(page).evaluate((element) => element.setAttribute('data-theme', 'wrong'));
    await hydrated(page);
    await expect(html(page), value).toHaveAttribute('data-theme', theme);
    await expect(html(page), value).toHaveAttribute('data-theme-choice', choice);
  }
});

test('spec 4: a choice that another tab stores is deleted if the configuration disables the switch', async ({
  page,
  context,
}) => {
  await configure(page, {disableSwitch: true});
  await page.goto('/0.18/install');
  const other = await context.newPage();
  await other.goto('/0.18/contributing');
  for (const reach of [() => Promise.resolve(), () => hydrated(page)]) {
    await reach();
    await other.evaluate(() => localStorage.setItem('theme', 'dark'));
    await expect.poll(() => stored(page)).toBeNull();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  }
});

test('a click counts once at any moment of hydration', async ({page}) => {
  test.slow();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  for (const delay of [0, 5, 10, 20, 40, 80, 120, 160]) {
    await page.goto('/0.18/faq');
    await page.evaluate((wait) => {
      localStorage.setItem('theme', 'light');
      dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: 'light', storageArea: localStorage}));
      const root = document.documentElement;
      const press = (): void => {
        document.querySelector<HTMLElement>('[class*=toggleButton]')?.click();
        root.dataset.pressed = '';
      };
      // React begins to handle events between this change and the next.
      new MutationObserver((_, observer) => {
        observer.disconnect();
        setTimeout(press, wait);
      }).observe(root, {attributeFilter: ['data-has-hydrated']});
    }, delay);
    await hydrated(page);
    await expect(html(page)).toHaveAttribute('data-pressed');
    await secondFrame(page);
    await expect(html(page), `after ${delay} ms`).toHaveAttribute('data-theme-choice', 'dark');
    expect(await stored(page)).toBe('dark');
  }
});
