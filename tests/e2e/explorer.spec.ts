import type {Locator, Page} from '@playwright/test';
import {storageKeys} from '../../src/config/storage';
import {violations} from './axe';
import {cors, type ReplayedEngine, replayEngine, startForeignServer, token} from './engine';
import {expect, recordShifts, secondFrame, shiftsOf, test} from './fixtures';

const address = '/0.18/explorer/';

const query = (page: Page): Locator => page.getByRole('textbox', {name: 'Query', exact: true});
const answer = (page: Page): Locator => page.getByRole('textbox', {name: 'Response', exact: true});
const connection = (page: Page): Locator => page.locator('#connection');

async function openExplorer(page: Page): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await page.getByText('Not connected: start an engine.').click();
}

async function connect(page: Page, {address: at}: Pick<ReplayedEngine, 'address'>, secret = token): Promise<void> {
  await page.getByLabel('Address').fill(at);
  await page.getByLabel('Token').fill(secret);
  await page.getByRole('button', {name: 'Connect'}).click();
}

/** Replaces the query; the last character is typed, which opens completions. */
async function write(page: Page, text: string): Promise<void> {
  await query(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text.slice(0, -1));
  await page.keyboard.type(text.slice(-1));
}

test.describe('the API explorer', () => {
  let refused: string[];

  test.beforeEach(async ({page, problems}) => {
    problems.expect(/^other host: \w+ http:\/\/localhost:\d+\/query/);
    refused = [];
    await page.exposeFunction('reportRefusal', (what: string) => refused.push(what));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
        const {reportRefusal} = window as unknown as {reportRefusal: (what: string) => void};
        reportRefusal(`${effectiveDirective} ${blockedURI}`);
      });
    });
  });

  test.afterEach(() => {
    expect(refused).toEqual([]);
  });

  test('nothing shifts while its script starts, with the query on the first screen', {tag: '@both'}, async ({page}) => {
    await recordShifts(page);
    // The page is painted before the script replaces anything.
    await page.route('**/explorer.*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('button', {name: 'Run'})).toBeEnabled();
    await expect(page.locator('#query')).toBeInViewport({ratio: 1});
    await secondFrame(page);
    const shifts = await shiftsOf(page);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  });

  test('opens from the playground, which loads none of its files, before hydration', async ({page, context}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/0.18/api/playground');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', {name: 'API explorer'}).first().click();
    const explorer = await opened;
    await expect(explorer.getByRole('heading', {name: 'API explorer'})).toBeVisible();
    await expect(explorer.getByText('is an old version')).toBeVisible();
    await expect(explorer.locator('html')).toHaveAttribute('data-ready');
    expect(requests.filter((url) => url.includes('explorer'))).toEqual([]);
    await explorer.getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(explorer).toHaveURL(/\/0\.18\/api\/playground$/);
  });

  test('completes API fields and validates the query', async ({page}) => {
    await openExplorer(page);
    // Key by key: Chromium then inserts style attributes into the editor.
    await query(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('{ container { withExe');
    const option = page.getByRole('option', {name: /^withExec/});
    await expect(option).toHaveAttribute('aria-selected', 'true');
    // CodeMirror ignores keys for 75 ms after the list opens, which nothing on the page shows.
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
    await expect(query(page)).toContainText('withExec');
    await expect(option).toHaveCount(0);
    await write(page, '{ contaner }');
    await expect(query(page).locator('.cm-lintRange-error').first()).toBeVisible();
  });

  test('connects when an example is run, and shows the response, or the error', async ({page, problems}) => {
    // The engine's status for an invalid query.
    problems.expect(/^(console error: Failed to load resource|response 422)/);
    const engine = await replayEngine();
    await openExplorer(page);
    await page.getByLabel('Address').fill(engine.address);
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(connection(page)).toHaveText('Connected to Dagger 0.18.14.');
    await expect(answer(page)).toContainText('"stdout": "Linux x86_64\\n"');
    await expect(page.locator('#answer-status')).toHaveText(/^Completed in [\d.]+ m?s\.$/);
    await expect(page.getByLabel('Example').locator('option')).toHaveCount(10);
    await page.getByLabel('Example').selectOption('Pass the image as a variable');
    await expect(query(page)).toContainText('$image');
    await expect(page.getByRole('textbox', {name: 'Variables, as JSON'})).toContainText('alpine:3.22');
    await query(page).press('ControlOrMeta+Enter');
    await expect(answer(page)).toContainText('"size"');
    await write(page, '{ container { noSuchField } }');
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(page.locator('#answer-status')).toHaveText(/The engine returned an error: .*noSuchField/);
    await expect(answer(page)).toContainText('"errors"');
    await engine.close();
  });

  test('connecting keeps the focus and removes the message that it’s not connected', async ({page, problems}) => {
    problems.expect(/^(console error: Failed to load resource|request failed)/);
    const engine = await replayEngine();
    await engine.close();
    await openExplorer(page);
    await page.getByLabel('Address').fill(engine.address);
    await page.getByRole('button', {name: 'Run'}).click();
    const status = page.locator('#answer-status');
    await expect(status).toHaveText('Not connected: see the message above.');
    await page.getByRole('button', {name: 'Connect'}).press('Enter');
    await expect(status).toHaveText('Run the query to fill in the values.');
    await expect(connection(page)).toContainText('Nothing is listening');
    await expect(page.getByRole('button', {name: 'Connect'})).toBeFocused();
  });

  test('a reload keeps the edited query and variables', async ({page}) => {
    await openExplorer(page);
    await page.getByLabel('Example').selectOption('Pass the image as a variable');
    await write(page, '{ version }');
    await page.getByRole('textbox', {name: 'Variables, as JSON'}).fill('{"mine": 1}');
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('mine');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(page.getByLabel('Example')).toHaveValue('Pass the image as a variable');
    await expect(page.locator('#example-page')).toHaveAttribute('href', '/0.18/api/http');
    await expect(query(page)).toHaveText('{ version }');
    await expect(page.getByRole('textbox', {name: 'Variables, as JSON'})).toHaveText('{"mine": 1}');
  });

  test('reports another version, and completes and documents the functions of a loaded module', async ({page}) => {
    const module = 'extend type Query { greeter: Greeter! } type Greeter { hello(name: String!): String! }';
    const engine = await replayEngine({module, version: 'v0.18.19'});
    await openExplorer(page);
    await connect(page, engine);
    await expect(connection(page)).toHaveText(
      'Connected to Dagger 0.18.19. This page documents 0.18.14, so some fields may differ. The schema also includes your module’s functions: greeter.',
    );
    await write(page, '{ greeter { he');
    await expect(page.getByRole('option', {name: /^hello/})).toBeVisible();
    await page.getByLabel('Find a type or field').fill('greeter.hello');
    await page.getByRole('button', {name: 'Greeter.hello'}).click();
    await expect(page.locator('#docs-view details[open]')).toContainText('name: String!');
    await engine.close();
  });

  test('distinguishes a wrong token, missing CORS, another server and no server', async ({page, problems}) => {
    problems.expect(/^(console error: (Failed to load resource|Access to fetch)|request failed|response 40[14])/);
    await openExplorer(page);
    const engine = await replayEngine();
    await connect(page, engine, 'wrong');
    await expect(connection(page)).toContainText('The engine rejected the token');
    await engine.close();

    const closed = await replayEngine({cors: false});
    await connect(page, closed);
    await expect(connection(page)).toContainText('doesn’t allow this page to read its responses');
    await closed.close();

    const other = await startForeignServer();
    await connect(page, other);
    await expect(connection(page)).toContainText('responded with HTTP status 404, but it doesn’t seem to be');
    await other.close();

    await connect(page, other);
    await expect(connection(page)).toContainText(`Nothing is listening at http://${other.address}`);

    await connect(page, {address: 'elsewhere.test:8080'});
    await expect(connection(page)).toContainText('only connects to');
  });

  test('reports a redirect, which it doesn’t follow', async ({page, problems}) => {
    problems.expect(
      /^(console error: |request failed|response 307|other host: (POST http:\/\/127.0.0.1:1|GET https:\/\/elsewhere))/,
    );
    await openExplorer(page);
    for (const headers of [{...cors, location: 'http://127.0.0.1:1/'}, {location: 'https://elsewhere.test/'}]) {
      const server = await startForeignServer({status: 307, headers});
      await connect(page, server);
      await expect(connection(page)).toContainText(`${server.address}/query redirects to another address`);
      await server.close();
    }
    // The policy's report is what it's recognised by.
    refused = refused.filter((what) => !what.startsWith('connect-src http://localhost'));
  });

  test('shows a deeply nested, a huge or a long response and stays responsive', async ({page}) => {
    for (const [entry, shown] of [
      ['['.repeat(20_000) + ']'.repeat(20_000), '[[[[[['],
      [`"${'x'.repeat(8_000_000)}"`, 'xxxxxx'],
      [`[${'1,'.repeat(4_000_000)}1]`, '1,'],
    ] as const) {
      const server = await startForeignServer({
        status: 200,
        headers: cors,
        body: `{"data":{"version":"v0.18.14","value":${entry}}}`,
      });
      await openExplorer(page);
      await connect(page, server);
      await expect(connection(page)).toHaveText('Connected to Dagger 0.18.14.');
      await page.getByRole('button', {name: 'Run'}).click();
      await expect(page.locator('#answer-status')).toHaveText(/^Completed in [\d.]+ m?s\./);
      await expect(answer(page)).toContainText(shown);
      // Typing still works.
      await write(page, '{ version }');
      await expect(query(page)).toHaveText('{ version }');
      await server.close();
    }
  });

  test('fills the window, shows the shape of the response that the query will have, and announces the number of matches', async ({
    page,
  }) => {
    await openExplorer(page);
    const boxes = await Promise.all(['#query', '#answer', '#docs'].map((id) => page.locator(id).boundingBox()));
    const {height, scrolls} = await page.evaluate(() => ({
      height: innerHeight,
      scrolls: document.documentElement.scrollHeight > innerHeight,
    }));
    expect(scrolls).toBe(false);
    for (const box of boxes) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 80);
    // Without line numbers. While the query is incomplete, it stays.
    const shape = answer(page).locator('xpath=ancestor::*[contains(@class, "cm-scroller")]');
    await expect(shape).toHaveText('{ "data": { "container": { "from": { "withExec": { "stdout": String! } } } } }');
    await write(page, '{ version');
    await expect(shape).toContainText('withExec');
    await write(page, '{ version }');
    await expect(shape).toHaveText('{ "data": { "version": String! } }');
    const count = page.locator('#docs-count');
    await expect(count).toHaveRole('status');
    for (const [typed, announced] of [
      ['withExec', '1 match'],
      ['container', 'First 20 matches'],
      ['nosuchfield', 'No matches'],
      ['', ''],
    ] as const) {
      await page.getByLabel('Find a type or field').fill(typed);
      await expect(count).toHaveText(announced);
    }
  });

  test('opens a page’s query, by a link in the block', async ({page, context}) => {
    await page.goto('/0.18/api/http');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', {name: 'Run in the explorer'}).first().click();
    const explorer = await opened;
    await expect(explorer.getByRole('textbox', {name: 'Query', exact: true})).toContainText('from(address: $image)');
    await expect(explorer.getByRole('textbox', {name: 'Variables, as JSON'})).toHaveText('{"image":"alpine:3.22"}');
    await expect(explorer.locator('#example-page')).toBeHidden();
  });

  test('documents the field at the cursor and links to its reference', async ({page, request}) => {
    await openExplorer(page);
    await page.locator('#docs > summary').click();
    await write(page, '{ container { withExec}}');
    // After the name.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('F1');
    const summary = page.locator('#docs-view details[open] > summary');
    await expect(summary).toContainText('withExec');
    await expect(summary).toBeFocused();
    const link = page.getByRole('link', {name: 'See Container.withExec in the reference'});
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toBe('/0.18/reference/typescript/api/client.gen/classes/Container#withexec');
    expect((await request.get(href)).status()).toBe(200);

    await page.getByLabel('Find a type or field').fill('cachesharing');
    await page.getByRole('button', {name: 'CacheSharingMode', exact: true}).click();
    await expect(page.locator('#docs-view')).toContainText('LOCKED');
    await page.locator('#docs-view').getByRole('button', {name: 'Back to Query'}).click();
    await expect(page.locator('#docs-view h3')).toHaveText('Query');
  });

  test('shows the command with the token, which is new on each load', async ({page}) => {
    await openExplorer(page);
    const first = await page.getByLabel('Token').inputValue();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    await expect(page.locator('#command')).toHaveText(`DAGGER_SESSION_TOKEN=${first} dagger listen --allow-cors`);
    await page.getByLabel('For PowerShell').check();
    await expect(page.locator('#command')).toHaveText(
      `$env:DAGGER_SESSION_TOKEN = '${first}'; dagger listen --allow-cors`,
    );
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.reload();
    expect(await page.getByLabel('Token').inputValue()).not.toBe(first);
  });

  test('uses the stored colour mode and can switch it', async ({page}) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), storageKeys.colourMode);
    await openExplorer(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test(
    'opens at the top, fits the screen, lets Tab leave the editor, and has no axe violations',
    {tag: '@both'},
    async ({page}) => {
      test.slow();
      const engine = await replayEngine();
      await openExplorer(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await query(page).click();
      await expect(page.locator('#query')).toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Tab');
      await expect(page.locator('#variables-panel > summary')).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
      // With a response and an expanded field.
      await connect(page, engine);
      await page.getByRole('button', {name: 'Run'}).click();
      await expect(answer(page)).toContainText('stdout');
      await page.locator('#docs-view summary').nth(2).click();
      expect(await violations(page)).toEqual([]);
      await engine.close();
    },
  );

  test('reports a schema that can’t be loaded', async ({page, problems}) => {
    problems.expect(/^(console error: Failed to load resource|response 500)/);
    await page.route('**/assets/explorer/*.json', (route) => route.fulfill({status: 500}));
    await page.goto(address);
    await expect(page.locator('#answer-status')).toHaveText(
      'The schema couldn’t be loaded (HTTP status 500). Reload the page.',
    );
  });
});
