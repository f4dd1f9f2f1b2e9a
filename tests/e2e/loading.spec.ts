import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {expect, gotoHydrated, hydrated, type Problems, secondFrame, test} from './fixtures';
import {follow, goBackTo, holdScripts, openUntouched} from './follow';
import {chunkOf} from '../built';

/** Disables preloading, so that chunks load on demand. */
async function withoutPreloading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Opens the installation page, and delays the contributing page's chunk, or its failure, until the result is called. */
async function holdContributing(page: Page, outcome: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  await withoutPreloading(page);
  await gotoHydrated(page, '/0.18/install');
  return holdScripts(page, `**/${chunkOf('Contributing')}`, outcome);
}

/** Goes to the contributing page, which crashes until `window.mended` is set; returns the heading that says so. */
async function crashContributing(page: Page, problems: Problems): Promise<Locator> {
  problems.expect(/sabotaged/);
  await withoutPreloading(page);
  await gotoHydrated(page, '/0.18/install');
  const chunk = chunkOf('Contributing');
  const text = readFileSync(`build/assets/js/${chunk}`, 'utf8');
  // The first thing this page's component does when it renders is to read the MDX components.
  const broken = text.replace(
    /function (\w+)\((\w*)(=\{\})?\)\{/,
    'function $1($2$3){if(!window.mended)throw new Error("sabotaged");',
  );
  expect(broken).not.toBe(text);
  await page.route(`**/${chunk}`, (route) => route.fulfill({contentType: 'text/javascript', body: broken}));
  await follow(page, '/0.18/contributing');
  const heading = page.getByRole('heading', {name: 'This page crashed.'});
  await expect(heading).toBeVisible();
  return heading;
}

test.describe('after a route change', () => {
  test('spec 2: the view scrolls to the top', async ({page}) => {
    await gotoHydrated(page, '/0.18/install');
    await page.evaluate(() => window.scrollTo({top: 800, behavior: 'instant'}));
    await follow(page, '/0.18/contributing');
    await expect(page.locator('h1')).toHaveText('Contributing');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('spec 2: the view scrolls to the hash anchor', async ({page}) => {
    await gotoHydrated(page, '/0.18/api/secrets');
    await follow(page, '/0.18/reference/typescript/api/client.gen/classes/Container#publish');
    await expect(page.locator('h1')).toContainText('Container');
    await expect(page.locator('#publish')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });
});

test('spec 2: a trailing index.html or .html is normalised before hydration, and the page stays', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  // A plain host has no file of that name and serves the not-found page, which becomes the intended page.
  await page.route('**/install.html*', (route) => route.fulfill({status: 404, path: 'build/404.html'}));
  for (const [asked, normal, heading] of [
    ['/0.18/install/index.html?sdk=go#pitfalls', '/0.18/install?sdk=go#pitfalls', 'Installation'],
    ['/0.18/install.html?sdk=go#pitfalls', '/0.18/install?sdk=go#pitfalls', 'Installation'],
    ['/0.18/index.html', '/0.18/', 'Your pipeline is a program'],
  ] as const) {
    // Otherwise, the browser's scrolling to the anchor would load them. They would also delay the load event.
    const release = await holdScripts(page);
    await page.goto(asked, {waitUntil: 'domcontentloaded'});
    expect(page.url().endsWith(normal), page.url()).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(heading);
    if (asked.includes('#')) await expect(page.locator('#pitfalls')).toBeInViewport();
    expect(page.url().endsWith(normal), page.url()).toBe(true);
  }
});

test('a page that the host finds despite odd slashes isn’t replaced', async ({page}) => {
  for (const [asked, normal, heading] of [
    ['/0.18//install', '/0.18/install', 'Installation'],
    ['/0.18/install//', '/0.18/install/', 'Installation'],
    ['/0.18/install%2F', '/0.18/install/', 'Installation'],
    ['/0.18//', '/0.18/', 'Your pipeline is a program'],
  ] as const) {
    await page.goto(asked);
    await expect(page.locator('#__docusaurus-base-url-issue-banner'), asked).toHaveCount(0);
    await hydrated(page);
    await expect(page, asked).toHaveURL(new RegExp(`${normal}$`));
    await expect(page.locator('h1'), asked).toHaveText(heading);
  }
});

test('spec 4: a route is preloaded before the page switches, and a progress bar starts after 200 ms, without a spinner', async ({
  page,
}) => {
  const release = await holdContributing(page);
  await page.evaluate(() => {
    const started = performance.now();
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) window.name ||= String(performance.now() - started);
    }).observe(document.documentElement, {subtree: true, childList: true});
    new MutationObserver((records) => {
      document.body.dataset.rendered ??= records.map(({target}) => (target as Element).className).join(' ');
    }).observe(document.querySelector('.theme-doc-markdown') ?? document, {subtree: true, childList: true});
  });
  await follow(page, '/0.18/contributing');
  await expect(page.locator('#nprogress .bar')).toBeAttached();
  expect(Number(await page.evaluate(() => window.name))).toBeGreaterThanOrEqual(195);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  // The browser's address has changed, and the delay of the progress bar is over.
  await expect(page).toHaveURL(/contributing$/);
  await expect(page.locator('body'), 'elements rendered again').not.toHaveAttribute('data-rendered');
  await expect(page.locator('h1')).toHaveText('Installation');
  await expect(page).toHaveTitle(/^Installation/);
  release();
  await expect(page.locator('h1')).toHaveText('Contributing');
  await expect(page).toHaveTitle(/^Contributing/);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('spec 4: a fast route change shows no progress bar', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, '/0.18/contributing');
  await expect(page.locator('h1')).toHaveText('Contributing');
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

for (const [where, address] of [
  ['at its top', '/0.18/configuration/custom-runner'],
  ['at the anchor', '/0.18/configuration/custom-runner#addresses'],
] as const) {
  test(`spec 4: if preloading fails, the page reloads fully, and starts ${where}`, async ({page, problems}) => {
    problems.expect(/request failed|Failed to load resource|ChunkLoadError|Loading chunk/);
    await withoutPreloading(page);
    await gotoHydrated(page, '/0.18/install');
    let requests = 0;
    await page.route(`**/${chunkOf('Custom runner')}`, async (route) => {
      requests += 1;
      await (requests === 1 ? route.abort() : route.continue());
    });
    await page.evaluate(() => {
      document.documentElement.dataset.before = '';
    });
    const link = page.locator(`main a[href="${address}"]`).first();
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await link.click();
    await expect(page.locator('h1')).toHaveText('Custom runner');
    await expect(page.locator('html')).not.toHaveAttribute('data-before');
    await hydrated(page);
    await expect(page.locator(address.includes('#') ? '#addresses' : 'h1')).toBeInViewport();
    expect(requests).toBe(2);
    // The history has one entry for it.
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Installation');
  });
}

for (const [how, leave, title] of [
  ['another link', (page) => follow(page, '/0.18/'), 'Your pipeline is a program'],
  ['Back', (page) => page.evaluate(() => history.back()), 'Installation'],
] satisfies [string, (page: Page) => Promise<void>, string][]) {
  test(`a page that couldn’t be loaded isn’t opened if the reader has left it: by ${how}`, async ({page, problems}) => {
    problems.expect(/request failed|Failed to load resource|ChunkLoadError|Loading chunk/);
    const release = await holdContributing(page, 'abort');
    await follow(page, '/0.18/contributing');
    await expect(page).toHaveURL(/contributing$/);
    await leave(page);
    await expect(page.locator('h1')).toHaveText(title);
    const failed = page.waitForEvent('requestfailed');
    const loaded: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()));
    release();
    await failed;
    await secondFrame(page);
    expect(loaded).toEqual([]);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).not.toHaveURL(/contributing$/);
  });
}

/* Only a route that isn't preloaded shows its loading state. Docusaurus preloads the address as written: one with a
   trailing space matches a page only after normalisation. */
const notPreloaded = '/0.18/install%20';

test('spec 4: a centred animated spinner is shown after a delay of 200 ms', async ({page, problems}) => {
  problems.expect(/404/);
  const release = await holdScripts(page, `**/${chunkOf('Installation')}`);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // The delayed chunk also delays the load event.
  await page.goto(notPreloaded, {waitUntil: 'commit'});
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  // Polled by the site, so it takes a moment.
  await page.clock.runFor(100);
  await expect(page.locator('[data-not-found]')).toHaveCount(0);
  const spinner = page.locator('svg#loader');
  await page.clock.runFor(190);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(spinner).toBeVisible();
  expect(await spinner.locator('animate').count()).toBeGreaterThan(0);
  release();
  await expect(page.locator('h1')).toHaveText('Installation');
  await expect(spinner).toHaveCount(0);
});

test('spec 8: a page load failure shows the error in a red box with a Retry button', async ({page, problems}) => {
  problems.expect(/404|request failed|Failed to load resource/);
  let blocked = true;
  await page.route(`**/${chunkOf('Installation')}`, (route) => (blocked ? route.abort() : route.continue()));
  await page.goto(notPreloaded);
  const retry = page.getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  const box = retry.locator('xpath=../..');
  await expect(box).toHaveCSS('background-color', 'rgb(250, 56, 62)');
  await expect(box).toContainText(/Error/);
  blocked = false;
  await retry.click();
  await expect(page.locator('h1')).toHaveText('Installation');
});

test('spec 8: a crash shows "This page crashed." and its message, as legible as text; Back leaves it, Try again repeats it', async ({
  page,
  problems,
}) => {
  const heading = await crashContributing(page, problems);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const colour = await page.getByRole('main').evaluate((main) => getComputedStyle(main).color);
    await expect(page.getByText('sabotaged')).toHaveCSS('color', colour);
  }
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Installation');
  await follow(page, '/0.18/contributing');
  await expect(heading).toBeVisible();
  await expect(page.getByText('sabotaged')).toBeVisible();
  const again = page.getByRole('button', {name: 'Try again'});
  await heading.evaluate((element) => element.setAttribute('data-first', ''));
  await again.press('Enter');
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await expect(heading).toBeVisible();
  await expect(again).toBeFocused();
  await page.evaluate(() => Object.assign(window, {mended: true}));
  await again.click();
  await expect(page.locator('h1')).toHaveText('Contributing');
});

test('spec 8: an invalid percent-encoding is reported as undecodable', async ({page, problems}) => {
  problems.expect(/404/);
  await gotoHydrated(page, '/0.18/instal%E0%A4%A');
  await expect(page.getByRole('main')).toContainText('/0.18/instal%E0%A4%A could not be decoded');
  await gotoHydrated(page, '/0.18/install');
  await goBackTo(page, '/0.18/%zz');
  await expect(page.getByRole('main')).toContainText('/0.18/%zz could not be decoded');
});

test('spec 2: Back to an address with an encoded percent sign shows the not-found page', async ({page, problems}) => {
  problems.expect(/404/);
  for (const address of ['/0.18/api/%ff', '/0.18/100%25-off']) {
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contributing'}).click();
    await expect(page.locator('h1')).toHaveText('Contributing');
    await page.goBack();
    await expect(page.getByRole('main')).toContainText('isn’t in the Dagger 0.18 docs');
  }
});

test('an anchor with an invalid percent-encoding doesn’t break the page', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  await page.evaluate(() => {
    location.hash = '#100%';
  });
  await expect(page).toHaveURL(/#100%25$/);
  await follow(page, '/0.18/contributing');
  await expect(page.locator('h1')).toHaveText('Contributing');
  await page.goto('/0.18/install#100%');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Installation');
});

test('spec 2: a banner on the home path reports a misconfigured base URL and suggests another', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  const html = readFileSync('build/index.html', 'utf8');
  await page.route('**/0.18/**', (route) => route.fulfill({status: 404, body: ''}));
  await page.route(/\/elsewhere\/(?:index\.html)?$/, (route) => route.fulfill({contentType: 'text/html', body: html}));
  for (const [address, file, colorScheme] of [
    ['/elsewhere/', '', 'light'],
    ['/elsewhere/', '', 'dark'],
    ['/elsewhere/', 'index.html', 'light'],
    // Below the base path, where a build for another base path may be.
    ['/0.18/elsewhere/', '', 'light'],
  ] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto(address + file);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('did not load properly');
    await expect(banner.locator('p').last()).toHaveText(`We suggest trying baseUrl = ${address}`);
    const colours = await banner.locator('p').evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    // Dark text on the banner's light background, in both modes.
    expect(new Set(colours)).toEqual(new Set(['rgb(28, 30, 33)']));
    await expect(banner).toHaveCSS('background-color', 'rgb(255, 230, 179)');
  }
  // The page asks the host whether it has a new build, and would then report that its scripts have failed.
  const asked = page.waitForResponse((response) => response.request().resourceType() === 'fetch' && response.ok());
  await page.mouse.move(300, 300);
  await (await asked).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('.load-failure')).toHaveCount(0);
});

test('spec 4: a link’s page is preloaded under the pointer, but not on slow connections or with data saving', async ({
  page,
}) => {
  const chunk = chunkOf('Contributing');
  for (const [effectiveType, saveData] of [
    ['slow-2g', false],
    ['2g', false],
    ['4g', true],
    ['4g', false],
  ] as const) {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}), {
      effectiveType,
      saveData,
    });
    await gotoHydrated(page, '/0.18/install');
    const loaded = page.waitForRequest(`**/${chunk}`, {timeout: 1000}).catch(() => undefined);
    await page.locator('footer').getByRole('link', {name: 'Contributing'}).hover();
    expect((await loaded) !== undefined).toBe(effectiveType === '4g' && !saveData);
  }
});

test('a link that scrolls to the pointer is preloaded when the pointer moves', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const link = page.locator('article').getByRole('link', {name: 'Podman'});
  const {x, y} = (await link.boundingBox()) ?? {x: 0, y: 0};
  const pointer = 300;
  await page.mouse.move(x + 5, pointer);
  await page.evaluate((top) => scrollBy({top, behavior: 'instant'}), y + 5 - pointer);
  await expect.poll(() => link.evaluate((element) => element.matches(':hover'))).toBe(true);
  await secondFrame(page);
  expect(requested).not.toContainEqual(expect.stringContaining(chunkOf('Podman')));
  await page.mouse.move(x + 6, pointer);
  await expect.poll(() => requested).toContainEqual(expect.stringContaining(chunkOf('Podman')));
});

for (const [how, warning, block] of [
  [
    'denied',
    'browser storage is not available',
    () => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'missing',
    'browser storage is not available',
    () => {
      for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, {value: null});
    },
  ],
  [
    'failing',
    'storage error',
    () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }
    },
  ],
] as const) {
  test(`spec 8: unavailable storage only logs a warning, and the language is kept in the address: ${how}`, async ({
    page,
    problems,
  }) => {
    problems.expect(new RegExp(`console warning: Docusaurus ${warning}`));
    await page.addInitScript(block);
    await gotoHydrated(page, '/0.18/api/cache-volumes');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const python = page.getByRole('tab', {name: 'Python'}).first();
    await python.click();
    await expect(python).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await hydrated(page);
    await expect(python).toHaveAttribute('aria-selected', 'true');
    await follow(page, '/0.18/contributing');
    await expect(page.locator('h1')).toHaveText('Contributing');
    // Once for each load, unless it's each access that fails.
    if (how === 'failing') expect(problems.all()).not.toEqual([]);
    else expect(problems.all()).toHaveLength(2);
  });
}

for (const [how, block] of [
  [
    'denied',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`spec 8: unavailable storage doesn’t break clicks before hydration: ${how}`, async ({page, problems}) => {
    problems.expect(/console warning: Docusaurus (?:browser storage is not available|storage error)/);
    problems.expect(/console warning: The choice applies to this page only/);
    await page.addInitScript(block);
    const release = await openUntouched(page, '/0.18/api/cache-volumes');
    const tab = page.getByRole('tab', {name: 'Python'}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => problems.all()).toHaveLength(1);
    const html = page.locator('html');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).dblclick();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    release();
    await hydrated(page);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });
}

test('spec 7: pages and their chunks load on demand', async ({page}) => {
  await withoutPreloading(page);
  const chunk = chunkOf('Contributing');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await gotoHydrated(page, '/0.18/install');
  expect(loaded.some((url) => url.endsWith(chunk))).toBe(false);
  await follow(page, '/0.18/contributing');
  await expect(page.locator('h1')).toHaveText('Contributing');
  expect(loaded.some((url) => url.endsWith(chunk))).toBe(true);
});
