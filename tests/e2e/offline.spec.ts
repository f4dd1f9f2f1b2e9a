import {cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {buildDir} from '@docs-kit/base/node/root';
import {createSiteServer} from '@docs-kit/site-tools/serve';
import {site} from '../../src/config/site';
import {offlineCache} from '../../src/config/storage';
import type {BuiltSite} from '@docs-kit/base/node/after-build';
import {listFiles} from '@docs-kit/base/node/files';
import {offlineCopy} from '@docs-kit/takeaway';
import {type OfflineList, spaceOf} from '@docs-kit/takeaway/offline/list';
import {expect as quickly, gotoHydrated, hydrated, test as base} from './fixtures';
import {follow} from './follow';
import {builtFiles, chunkOf, scriptsWith} from '../built';
import {openSearch, queries, searchHits} from './search';

/** Saves hundreds of files, possibly on a busy machine. */
const expect = quickly.configure({timeout: 60_000});
base.describe.configure({timeout: 180_000});

/** A few pages and all scripts. */
const somePages = /^(?:(?:index|404|install\/index|contributing\/index)\.html|(?:assets\/(?:js|css)|img)\/.*)$/;

/** A host whose files a test can change, and which it can shut down. */
interface Site {
  folder: string;
  origin: string;
  end: () => void;
}

/**
 * Copies a few pages with their files, for tests that need no more. The scripts with the content of other pages aren't
 * listed, so they aren't saved, but the host has them, because links preload them.
 */
function copySomePages(folder: string): void {
  const own = [chunkOf('Installation'), chunkOf('Contributing')];
  const others = new Set(scriptsWith('"sourceDirName"').filter((script) => !own.includes(script)));
  const copied = builtFiles().filter((file) => somePages.test(file));
  const copy = (files: string[]): void =>
    files.forEach((file) => cpSync(path.join(buildDir, file), path.join(folder, file)));
  copy(copied.filter((file) => !others.has(path.basename(file))));
  listAgain(folder);
  copy(copied.filter((file) => others.has(path.basename(file))));
}

/** Lists the files of a folder that a test changed. */
function listAgain(folder: string): void {
  void offlineCopy({outDir: folder, baseUrl: site.baseUrl, siteConfig: {title: site.title}} as BuiltSite);
}

const test = base.extend<{site: Site; whole: boolean}>({
  whole: [false, {option: true}],
  site: async ({whole}, use) => {
    const folder = whole ? buildDir : mkdtempSync(path.join(tmpdir(), 'offline-'));
    if (!whole) copySomePages(folder);
    const server: Server = createSiteServer(folder);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const end = (): void => {
      server.close();
      server.closeAllConnections();
    };
    await use({folder, origin: `http://localhost:${(server.address() as AddressInfo).port}`, end});
    end();
    if (!whole) rmSync(folder, {recursive: true});
  },
  baseURL: async ({site}, use) => use(`${site.origin}/0.18/`),
});

/** Problems that a test causes deliberately: a host that's gone. */
const unreachable =
  /request failed|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource/;

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Save for offline use'});
const button = (page: Page, name: string) => dialog(page).getByRole('button', {name, exact: true});

async function openDialog(page: Page, address = 'contributing'): Promise<void> {
  await page.goto(address);
  await page.getByRole('contentinfo').getByRole('button', {name: 'Save for offline'}).click();
  await expect(dialog(page)).toBeVisible();
}

/** Saves the site, and waits until it's complete. */
async function saveSite(page: Page): Promise<void> {
  await openDialog(page);
  await button(page, 'Save').click();
  await expect(dialog(page)).toContainText('is saved on this device', {timeout: 180_000});
  await button(page, 'Close').click();
  await expect(dialog(page)).toBeHidden();
}

/** The browser's service workers and caches. */
const heldBy = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).map(({scope}) => new URL(scope).pathname),
    caches: await caches.keys(),
  }));

const nothing = {workers: [], caches: []};

async function cutNetwork(context: BrowserContext, site: Site): Promise<void> {
  site.end();
  await context.setOffline(true);
}

const listOf = (folder: string): OfflineList =>
  JSON.parse(readFileSync(path.join(folder, 'offline.json'), 'utf8')) as OfflineList;

test.describe('the whole site', () => {
  test.use({whole: true});

  test('opens without a connection', async ({page, context, site, problems}) => {
    test.setTimeout(400_000);
    problems.expect(/404/);
    const {files, pages} = listOf(site.folder);
    await openDialog(page);
    const space = Math.round(spaceOf(files) / 1e6);
    await expect(dialog(page)).toContainText(`Save all ${pages} pages`);
    await expect(dialog(page)).toContainText(new RegExp(`downloads up to ${space} MB`));
    expect(await heldBy(page)).toEqual(nothing);
    await button(page, 'Close').click();
    await saveSite(page);
    expect(await heldBy(page)).toEqual({workers: ['/0.18/'], caches: [offlineCache]});
    await cutNetwork(context, site);

    // Every page, with the forms of its address in turn, and some of the other files: saving would have failed if one
    // wasn't stored, and the worker finds all of them in the same way.
    const asked = files.filter(([name], index) => name.endsWith('.html') || index % 10 === 0);
    const wrong = await page.evaluate(async (rows) => {
      const found: string[] = [];
      const check = async (address: string, bytes: number): Promise<void> => {
        const response = await fetch(`/0.18/${address}`).catch(() => undefined);
        const body = await response?.arrayBuffer();
        if (response?.status !== 200 || body?.byteLength !== bytes) found.push(address);
      };
      const forms = ['', '/', '.html', '?sdk=go', '/index.html'];
      const waiting = rows.map(([name, , bytes], index): [string, number] => {
        const bare = /^(.+)\/index\.html$/.exec(name)?.[1];
        return [bare ? bare + (forms[index % forms.length] ?? '') : name, bytes];
      });
      const lane = async (): Promise<void> => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await check(...next);
      };
      await Promise.all(Array.from({length: 4}, lane));
      return found;
    }, asked);
    expect(wrong).toEqual([]);

    for (const [address, title] of [
      ['/0.18/', 'Dagger 0.18'],
      ['/0.18/install.html', 'Installation'],
      ['/0.18/reference/typescript/api/client.gen/classes/Container', 'Container'],
    ] as const) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await hydrated(page);
      await expect(page, address).toHaveTitle(new RegExp(title));
    }
    const response = await page.goto('/0.18/no-such-page?a');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await hydrated(page);

    await gotoHydrated(page, 'install');
    await follow(page, '/0.18/contributing');
    await expect(page).toHaveURL(/\/contributing$/);
    await openSearch(page, queries.title);
    await searchHits(page).first().locator('a').click();
    await expect(page).toHaveURL(/\/api\/secrets/);
    await page.goto('');
    const pictures = page.locator('main img');
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth === 0).length),
      )
      .toBe(0);

    await openDialog(page);
    await button(page, 'Remove').click();
    await expect(dialog(page)).toContainText('has been removed');
    expect(await heldBy(page)).toEqual(nothing);
    problems.expect(unreachable);
    await expect(page.goto('install')).rejects.toThrow();
  });
});

/** The build that the worker serves, as stored. */
const answering = (page: Page) =>
  page.evaluate(async (cacheName) => {
    const response = await caches.match('/0.18/offline?builds', {cacheName});
    return ((await response?.json()) as {build: string} | undefined)?.build;
  }, offlineCache);

/** Deploys another build: with a renamed main script and different text on the page. */
function redeploy({folder}: Site, mark: string): string {
  const files = listFiles(folder);
  const main = files.find((file) => /^assets\/js\/main\..*\.js$/.test(file)) ?? '';
  const renamed = `assets/js/main.${mark}.js`;
  renameSync(path.join(folder, main), path.join(folder, renamed));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(
      path.join(folder, file),
      html.replaceAll(main, renamed).replace(/<title[^>]*>/, (tag) => `${tag}${mark} `),
    );
  }
  listAgain(folder);
  return listOf(folder).build;
}

const scriptsOf = (page: Page) => page.locator('#page-scripts').textContent();

test('a new build takes over once it’s complete, and open pages keep their own scripts', async ({
  page,
  context,
  site,
  problems,
}) => {
  test.setTimeout(240_000);
  const first = listOf(site.folder).build;
  await saveSite(page);
  expect(await answering(page)).toBe(first);
  const scripts = await scriptsOf(page);

  const second = redeploy(site, 'second');
  expect(second).not.toBe(first);
  // Served by the first build and not hydrated: its scripts must come from the worker, so the browser's HTTP cache is
  // emptied, and the page's timers, which would fetch them, are stopped.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const open = await context.newPage();
  await open.clock.install();
  await open.clock.pauseAt(Date.now() + 1000);
  await open.goto('install');
  await expect(open).toHaveTitle(/^Installation/);
  expect(await scriptsOf(open)).toBe(scripts);
  await expect.poll(() => answering(page), {timeout: 120_000}).toBe(second);
  // The host no longer has the page's scripts.
  await open.clock.resume();
  await hydrated(open);
  await follow(open, '/0.18/contributing');
  await expect(open.getByRole('heading', {level: 1})).toHaveText(/Contribut/);

  await page.goto('install');
  await expect(page).toHaveTitle(/^second Installation/);
  expect(await scriptsOf(page)).toContain('main.second.js');
  await hydrated(page);

  // The third build never arrives completely, so the second one stays active.
  redeploy(site, 'third');
  rmSync(path.join(site.folder, 'assets/js/main.third.js'));
  problems.expect(/404/);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
    .toBeNull();
  expect(await answering(page)).toBe(second);
  // The page may still be fetching files of the third build.
  problems.expect(unreachable);
  await cutNetwork(context, site);
  await page.goto('install');
  await expect(page).toHaveTitle(/^second Installation/);
  await hydrated(page);
});

test('files saved before the connection is lost are kept, and the rest are fetched later', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.expect(unreachable);
  await openDialog(page);
  const fetched: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  // The connection is lost after 50 files.
  let left = 50;
  await context.route('**/*', async (route) => {
    if (left-- > 0) await route.continue();
    else await route.abort('internetdisconnected');
  });
  await button(page, 'Save').click();
  await expect(dialog(page)).toContainText('The site can’t be reached');
  await expect(dialog(page)).toContainText('saved so far are kept');
  expect((await heldBy(page)).workers).toEqual([]);
  await context.unroute('**/*');

  await button(page, 'Close').click();
  await openDialog(page);
  await expect(dialog(page)).toContainText(/[1-9]\d*% is already saved/);
  fetched.length = 0;
  await button(page, 'Resume').click();
  await expect(dialog(page)).toContainText('is saved on this device');
  const {files} = listOf(site.folder);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.length).toBeLessThan(files.length - 20);
});

test('Stop ends the download, and Remove deletes the saved files', async ({page, context}) => {
  await openDialog(page);
  let left = 30;
  await context.route('**/*', async (route) => {
    // Delays the remaining files.
    if (left-- <= 0) await new Promise((resolve) => setTimeout(resolve, 60_000));
    await route.continue().catch(() => undefined);
  });
  await button(page, 'Save').click();
  await expect(dialog(page).getByRole('progressbar', {name: 'Download progress'})).toBeVisible();
  await expect.poll(() => left).toBeLessThanOrEqual(0);
  await context.unroute('**/*');
  await button(page, 'Stop').click();
  await expect(button(page, 'Resume')).toBeVisible();
  await button(page, 'Remove').click();
  await expect(dialog(page)).toContainText('has been removed');
  expect(await heldBy(page)).toEqual(nothing);
});

test('insufficient space is reported before and during the download', async ({page, context, site}) => {
  const session = await context.newCDPSession(page);
  await openDialog(page);
  await session.send('Storage.overrideQuotaForOrigin', {origin: site.origin, quotaSize: 1e6});
  await button(page, 'Save').click();
  await expect(dialog(page)).toContainText('There isn’t enough space');
  // Browsers that don't support it refuse to store.
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({});
  });
  await button(page, 'Try again').click();
  await expect(dialog(page)).toContainText('The files saved so far are kept');
  await expect(dialog(page)).toContainText('There isn’t enough space');
  expect((await heldBy(page)).workers).toEqual([]);
  await session.send('Storage.overrideQuotaForOrigin', {origin: site.origin});
  await button(page, 'Try again').click();
  await expect(dialog(page)).toContainText('is saved on this device');
});

test('a file that differs from the list isn’t saved', async ({page, site, problems}) => {
  problems.expect(/integrity|request failed/);
  writeFileSync(path.join(site.folder, 'install/index.html'), 'damaged');
  await openDialog(page);
  await button(page, 'Save').click();
  await expect(dialog(page)).toContainText('damaged during the download');
  expect((await heldBy(page)).workers).toEqual([]);
});

test('the dialog reports that it can’t find out what to save, or can’t remove it', async ({page, problems}) => {
  problems.expect(unreachable);
  const list = '**/offline.json';
  await page.route(list, (route) => route.abort());
  await openDialog(page);
  await expect(button(page, 'Try again')).toBeVisible();
  await page.unroute(list);
  await button(page, 'Try again').click();
  await expect(dialog(page)).toContainText('is saved on this device');
  await page.evaluate(() => Object.assign(caches, {delete: () => Promise.reject(new Error('refused'))}));
  await button(page, 'Remove').click();
  await expect(dialog(page)).toContainText('Your browser blocked');
});

test('the dialog reports a browser without service workers', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await openDialog(page);
  await expect(dialog(page)).toContainText('Your browser can’t save this site');
  await expect(dialog(page).getByRole('button')).toHaveText(['Close']);
});

test('search that can’t be loaded offers to save the site, and says if that needs a connection', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(unreachable);
  problems.expect(/ChunkLoadError|Loading/);
  await gotoHydrated(page, 'contributing');
  await context.setOffline(true);
  await page.locator('nav.navbar').getByRole('button', {name: 'Search'}).click();
  const alert = page.getByRole('alert');
  await alert.getByRole('button', {name: 'Save for offline'}).click();
  await expect(alert.getByText('You need a connection to save the site')).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', {name: 'Save for offline'}).click();
  await expect(dialog(page)).toBeVisible();
});

test('the dialog suppresses the page’s shortcuts, and keeps the focus until Escape returns it to its button', async ({
  page,
}) => {
  await openDialog(page);
  await expect(button(page, 'Save')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('button', {name: 'Save for offline'})).toBeFocused();
  // The dialog still has its buttons, and removes them while it checks the space again.
  await page.keyboard.press('Enter');
  await expect(button(page, 'Save')).toBeVisible();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await button(page, 'Save').press('Enter');
  await expect(dialog(page)).toContainText('is saved on this device');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await button(page, 'Remove').press('Enter');
  await expect(dialog(page)).toContainText('has been removed');
  await expect(button(page, 'Close')).toBeFocused();
});
