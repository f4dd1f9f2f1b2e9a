import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {bundleHeadScript} from '@docs-kit/instant/node/head-script';
import {colourMode} from '../../src/config/colour-mode';
import {instant} from '../../src/config/instant';
import {site} from '../../src/config/site';
import {expect, gotoHydrated, hydrated, secondFrame, test} from './fixtures';
import {holdScripts} from './follow';

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

  test('spec 4: going back to system clears the stored choice', async ({page}) => {
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

for (const [how, clear] of [
  ['the stored choice', () => localStorage.removeItem('theme')],
  ['the whole storage', () => localStorage.clear()],
] as const) {
  test(`spec 4: clearing ${how} in another tab reverts to the system`, async ({page, context}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await gotoHydrated(page, '/0.18/install');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const other = await context.newPage();
    await gotoHydrated(other, '/0.18/install');
    await other.evaluate(clear);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  });
}

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

test('spec 4: an explicit choice doesn’t follow the operating system', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.emulateMedia({colorScheme: 'dark'});
  await gotoHydrated(page, '/0.18/install');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await secondFrame(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test.describe('before hydration', () => {
  /** Opens a page whose scripts never load. */
  async function openUntouched(page: Page): Promise<void> {
    await holdScripts(page);
    await page.goto('/0.18/install');
  }

  test('the switch looks as if it works, which it does', {tag: '@desktop'}, async ({page}) => {
    await openUntouched(page);
    await expect(page.getByRole('button', {name: /Switch between dark and light mode/})).toHaveCSS('cursor', 'pointer');
  });

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
    await openUntouched(page);
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

  test('spec 4: system follows the operating system before any interaction', async ({page}) => {
    await openUntouched(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('an explicit choice doesn’t follow the operating system', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await openUntouched(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await secondFrame(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test('the switch is labelled with the stored choice', {tag: '@desktop'}, async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openUntouched(page);
    const button = page.getByRole('button', {name: 'Switch between dark and light mode (currently dark mode)'});
    await expect(button).toHaveAttribute('title', 'dark mode');
    await button.click();
    await expect(
      page.getByRole('button', {name: 'Switch between dark and light mode (currently system mode)'}),
    ).toBeVisible();
  });

  for (const [stored, theme, choice] of [
    ['purple', 'light', 'light'],
    ['system', 'dark', 'system'],
  ] as const) {
    test(`spec 4: data-theme is set to ${theme} when "${stored}" is stored`, async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await page.addInitScript((value) => localStorage.setItem('theme', value), stored);
      await page.goto('/0.18/install');
      await expect(html(page)).toHaveAttribute('data-theme', theme);
      await hydrated(page);
      await expect(html(page)).toHaveAttribute('data-theme', theme);
      await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
    });
  }

  test('spec 4: hydration keeps data-theme correct', async ({page}) => {
    await page.goto('/0.18/install');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await hydrated(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });

  test(
    'spec 4: the switch toggles light and dark if the system’s preference is ignored',
    {tag: '@desktop'},
    async ({page}) => {
      await configure(page, {respectPrefersColorScheme: false});
      await openUntouched(page);
      const choices = [];
      for (let step = 0; step < 3; step += 1) {
        await press(page);
        choices.push(await html(page).getAttribute('data-theme'));
      }
      expect(choices).toEqual(['dark', 'light', 'dark']);
    },
  );
});

test(
  'spec 4: the stored choice is deleted if the configuration disables the switch',
  {tag: '@desktop'},
  async ({page}) => {
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
  },
);

for (const [stored, theme] of [
  ['dark', 'dark'],
  ['purple', 'light'],
] as const) {
  test(`spec 4: data-theme is set to ${theme} before the first paint when "${stored}" is stored`, async ({page}) => {
    await page.addInitScript((value) => {
      localStorage.setItem('theme', value);
      // Nothing is painted before the element with the page's content.
      const observer = new MutationObserver(() => {
        if (!document.getElementById('__docusaurus')) return;
        observer.disconnect();
        Object.assign(window, {firstTheme: document.documentElement.dataset.theme});
      });
      observer.observe(document, {subtree: true, childList: true});
    }, stored);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/0.18/install');
    expect(await page.evaluate(() => (window as unknown as {firstTheme?: string}).firstTheme)).toBe(theme);
    await expect(html(page)).toHaveAttribute('data-theme', theme);
  });
}

test.beforeEach(({problems}, {title}) => {
  if (title.includes('first paint')) problems.expect(/request failed|Failed to load resource/);
});

for (const when of ['before', 'after'] as const) {
  test(
    `spec 4: a choice that another tab stores ${when} hydration is deleted if the configuration disables the switch`,
    {tag: '@desktop'},
    async ({page, context}) => {
      await configure(page, {disableSwitch: true});
      await page.goto('/0.18/install');
      if (when === 'after') await hydrated(page);
      const other = await context.newPage();
      await other.goto('/0.18/contributing');
      await other.evaluate(() => localStorage.setItem('theme', 'dark'));
      await expect.poll(() => stored(page)).toBeNull();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
    },
  );
}

test('a click counts once at any moment of hydration', {tag: '@desktop'}, async ({page}) => {
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
