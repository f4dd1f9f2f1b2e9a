import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';
import type {Page} from '@playwright/test';
import {expect, gotoHydrated, secondFrame, test} from '../e2e/fixtures';
import {root} from '@docs-kit/base/node/root';

const siteDir = path.join(root, '.cache', 'sites', 'analytics');
const outDir = path.join(siteDir, 'build');
const keys = {
  COMMUNITY_ANALYTICS_SITE_ID: 'site-1',
  COMMUNITY_ANALYTICS_HOST: 'https://community.test',
  POSTHOG_KEY: 'phc_test',
  POSTHOG_HOST: 'https://views.test',
};

/** Builds a small site with this site's analytics plugin. */
async function build(): Promise<string> {
  rmSync(siteDir, {recursive: true, force: true});
  mkdirSync(siteDir, {recursive: true});
  cpSync(path.join(root, 'tests/fixtures/sites/analytics'), siteDir, {recursive: true});
  writeFileSync(
    path.join(siteDir, 'docusaurus.config.ts'),
    `import {config} from '${path.join(root, 'tests/fixtures/sites/analytics-config')}';\nexport default config;\n`,
  );
  const command = [require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build', siteDir];
  const env = {...process.env, ...keys, FORCE_COLOR: '0'};
  return (await promisify(execFile)(process.execPath, command, {cwd: root, env})).stdout;
}

/** Serves the small site instead of the real one. */
async function serve(page: Page): Promise<void> {
  await page.route('**/0.18/**', async (route) => {
    const file = path.join(outDir, new URL(route.request().url()).pathname.replace('/0.18/', ''));
    const candidates = [file, `${file}.html`, path.join(file, 'index.html')];
    const found = candidates.find((candidate) => existsSync(candidate) && path.extname(candidate) !== '');
    await (found ? route.fulfill({path: found}) : route.fulfill({status: 404}));
  });
}

interface Views {
  /** The pathnames of received page views. */
  paths: string[];
  /** All requested addresses on other hosts. */
  requests: string[];
}

/** Stubs both services. */
async function listen(page: Page, answer: 'ok' | 'blocked' | 'error' = 'ok'): Promise<Views> {
  const views: Views = {paths: [], requests: []};
  await page.route(/^https:\/\/(community|views)\.test\//, async (route) => {
    const request = route.request();
    views.requests.push(request.url());
    if (answer === 'blocked') {
      await route.abort('blockedbyclient');
      return;
    }
    if (answer === 'error') {
      await route.fulfill({status: 500, headers: {'access-control-allow-origin': '*'}});
      return;
    }
    if (request.method() === 'POST') views.paths.push((request.postDataJSON() as SentEvent).properties.$pathname);
    const script = request.url().endsWith('.js');
    await route.fulfill({
      contentType: script ? 'text/javascript' : 'application/json',
      headers: {'access-control-allow-origin': '*'},
      body: script ? 'window.communityStarted = true' : '{"status":1}',
    });
  });
  return views;
}

interface SentEvent {
  event: string;
  properties: {$pathname: string};
}

test.describe.configure({mode: 'serial', timeout: 90_000});

test.describe('with keys', () => {
  test.beforeAll(async () => {
    // Builds a site, which takes half a minute on two busy cores.
    test.setTimeout(120_000);
    expect(await build()).toContain('Generated static files');
  });

  test.beforeEach(async ({page, problems}) => {
    problems.expect(/^other host: \w+ https:\/\/(community|views)\.test\//);
    await serve(page);
  });

  test('spec 7: the community-analytics script loads asynchronously from the base path, after everything else', async ({
    page,
  }) => {
    const views = await listen(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    let loaded = Number.POSITIVE_INFINITY;
    page.on('load', () => (loaded = requests.length));
    await gotoHydrated(page, '/0.18/');
    const html = readFileSync(path.join(outDir, 'index.html'), 'utf8');
    expect(html).toMatch(/<script src="?\/0\.18\/js\/community-analytics\.js"? async/);
    await expect.poll(() => page.evaluate(() => 'communityStarted' in window)).toBe(true);
    expect(views.requests).toContain('https://community.test/v1/site/site-1/signals.js');
    expect(await page.evaluate(() => typeof (window as {signals?: {page?: unknown}}).signals?.page)).toBe('function');
    const late = requests.findIndex((url) => url.startsWith('https://community.test/'));
    expect(late).toBeGreaterThanOrEqual(loaded);
  });

  test('spec 7: a page-view event is sent on every route change where the pathname differs, and nothing is stored', async ({
    page,
    context,
  }) => {
    const views = await listen(page);
    await gotoHydrated(page, '/0.18/');
    await expect.poll(() => views.paths).toEqual(['/0.18/']);
    await page.getByRole('link', {name: 'Second'}).first().click();
    await expect.poll(() => views.paths).toEqual(['/0.18/', '/0.18/second']);
    await page.evaluate(() => {
      location.hash = '#part';
    });
    await page.evaluate(() => {
      history.pushState({key: 'abcdef'}, '', '/0.18/second?sdk=go');
      dispatchEvent(new PopStateEvent('popstate', {state: {key: 'abcdef'}}));
    });
    await page.getByRole('link', {name: 'First'}).first().click();
    await expect.poll(() => views.paths).toEqual(['/0.18/', '/0.18/second', '/0.18/']);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^ph_|posthog/.test(key)))).toEqual([]);
  });

  test('a page that the reader leaves before it’s shown isn’t counted', async ({page}) => {
    const views = await listen(page);
    const scripts = path.join(outDir, 'assets/js');
    const chunk = readdirSync(scripts).find((file) => readFileSync(path.join(scripts, file), 'utf8').includes('"Two"'));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/${chunk}`, async (route) => {
      await held;
      await route.fallback();
    });
    await gotoHydrated(page, '/0.18/');
    await page.getByRole('link', {name: 'Second'}).first().click();
    await page.getByRole('link', {name: 'First'}).first().click();
    const loaded = page.waitForResponse(`**/${chunk}`);
    release();
    await loaded;
    await secondFrame(page);
    await page.reload();
    await expect.poll(() => views.paths).toEqual(['/0.18/', '/0.18/']);
  });

  // Also of bots, which this browser says it is: the vendor's servers can filter them.
  test('spec 7: pages that the reader leaves before hydration are counted, once each', async ({page, problems}) => {
    // Playwright neither sees nor answers what a page sends while it's left, so a server does.
    problems.expect(/^other host: \w+ http:\/\/localhost:/);
    const views = await listen(page);
    const server = createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '', origin());
      if (request.method === 'POST') {
        void text(request).then((body) => {
          const {api_key: key, event, properties} = JSON.parse(body) as SentEvent & {api_key: string};
          views.paths.push([pathname, key, event, properties.$pathname].join(' '));
          response.end();
        });
        return;
      }
      const file = path.join(outDir, pathname.slice('/0.18/'.length));
      const isPage = !path.extname(file);
      const content = readFileSync(isPage ? path.join(file, 'index.html') : file, 'utf8');
      response.setHeader('Content-Type', isPage ? 'text/html' : file.endsWith('.js') ? 'text/javascript' : 'text/css');
      response.end(isPage ? content.replaceAll(keys.POSTHOG_HOST, origin()) : content);
    }).listen(0);
    const origin = (): string => `http://localhost:${(server.address() as AddressInfo).port}`;
    await page.unroute('**/0.18/**');
    await page.route('**/assets/js/main.*', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    await page.goto(`${origin()}/0.18/`);
    await page.goto(`${origin()}/0.18/second`);
    const first = '/i/v0/e/ phc_test $pageview /0.18/';
    await expect.poll(() => views.paths).toEqual([first]);
    await page.unroute('**/assets/js/main.*');
    await gotoHydrated(page, `${origin()}/0.18/`);
    await expect.poll(() => views.paths).toEqual([first, `${first}second`, first]);
    // A page that a link leads to, and that the reader leaves at once.
    await page.getByRole('link', {name: 'Second'}).first().click();
    await expect(page.locator('h1')).toHaveText('Two');
    await page.goto('about:blank');
    await expect.poll(() => views.paths).toEqual([first, `${first}second`, first, `${first}second`]);
    server.close();
  });

  for (const [name, property, value] of [
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const) {
    test(`${name} is respected: nothing is sent`, async ({page}) => {
      const views = await listen(page);
      await page.addInitScript(([key, wanted]) => Object.defineProperty(navigator, key, {value: wanted}), [
        property,
        value,
      ] as const);
      await gotoHydrated(page, '/0.18/');
      await page.getByRole('link', {name: 'Second'}).first().click();
      await expect(page.locator('h1')).toHaveText('Two');
      await page.waitForLoadState('networkidle');
      expect(views.requests).toEqual([]);
      expect(await page.evaluate(() => 'signals' in window)).toBe(false);
    });
  }

  for (const answer of ['blocked', 'error'] as const) {
    test(`pages work when the endpoints respond with "${answer}"`, async ({page, problems}) => {
      // The browser itself reports a failed request.
      problems.expect(/^(request failed|response 500|console error: Failed to load resource)/);
      const views = await listen(page, answer);
      await gotoHydrated(page, '/0.18/');
      await expect.poll(() => views.requests.length).toBeGreaterThan(1);
      await page.getByRole('link', {name: 'Second'}).first().click();
      await expect(page.locator('h1')).toHaveText('Two');
      await page.waitForLoadState('networkidle');
    });
  }
});
