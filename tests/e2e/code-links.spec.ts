import {expect, gotoHydrated, test} from './fixtures';
import {openUntouched} from './follow';

const page = 'api/services';
const links = '.theme-code-block pre a';

test('a call in a sample links to its reference entry, looks like code until its block is hovered, and isn’t prerendered', async ({
  page: tab,
}) => {
  // In the HTML, so without JavaScript too.
  const html = await (await tab.request.get(page)).text();
  expect(html).toMatch(/<a href="[^"]*\/classes\/Container#withexec">WithExec<\/a>/);
  await openUntouched(tab, page);
  const block = tab.locator('.theme-code-block:visible', {has: tab.locator('pre a')}).first();
  const link = block.locator('pre a').first();
  const line = (): Promise<string> => link.evaluate((element) => getComputedStyle(element).textDecorationColor);
  await tab.mouse.move(0, 0);
  expect(await line()).toBe('rgba(0, 0, 0, 0)');
  await block.hover();
  expect(await line()).not.toBe('rgba(0, 0, 0, 0)');
  await link.hover();
  await expect(link).not.toHaveAttribute('data-ahead');
  const other = tab.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Introduction'});
  await other.hover();
  await expect(other).toHaveAttribute('data-ahead');
  await tab.emulateMedia({media: 'print'});
  expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('none');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
  await tab.emulateMedia({media: 'screen'});
  await tab.locator(`${links}:visible`, {hasText: 'WithExec'}).first().click();
  await expect(tab).toHaveURL(/\/reference\/typescript\/api\/client\.gen\/classes\/Container\/?#withexec$/);
  await expect(tab.locator('#withexec')).toBeInViewport();
});

test('each language’s samples have links after hydration', async ({page: tab}) => {
  await gotoHydrated(tab, page);
  await tab.getByRole('tab', {name: 'Python'}).first().click();
  const link = tab.locator(`${links}:visible`, {hasText: /^with_exec$/}).first();
  await expect(link).toHaveAttribute('href', /\/classes\/Container#withexec$/);
  await link.click();
  await expect(tab).toHaveURL(/\/classes\/Container\/?#withexec$/);
});

test('a code block is a single tab stop, and Enter moves focus to its links', async ({page: tab}) => {
  await tab.goto(page);
  const block = tab.locator('.theme-code-block:visible', {has: tab.locator('pre a')}).first();
  await block.locator('pre').focus();
  await tab.keyboard.press('Shift+Tab');
  await tab.keyboard.press('Tab');
  await expect(block.locator('pre')).toBeFocused();
  await tab.keyboard.press('Tab');
  await expect(tab.locator('pre a:focus')).toHaveCount(0);
  await tab.keyboard.press('Shift+Tab');
  await expect(block.locator('pre')).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(block.locator('pre a').first()).toBeFocused();
  await tab.keyboard.press('Tab');
  await expect(block.locator('pre a').nth(1)).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(/\/reference\/typescript\//);
});

test('a code block that has no links and doesn’t scroll is no tab stop', async ({page: tab}) => {
  await tab.goto('cookbook');
  await tab.keyboard.press('Tab');
  const blocks = await tab.locator('.theme-code-block pre:visible').evaluateAll((all) =>
    all.map((pre) => ({
      isStop: (pre as HTMLElement).tabIndex === 0,
      isUseful: pre.scrollWidth > pre.clientWidth || pre.querySelector('a') !== null,
    })),
  );
  expect(blocks.filter(({isStop, isUseful}) => isStop !== isUseful)).toEqual([]);
  expect(new Set(blocks.map(({isStop}) => isStop)).size).toBe(2);
});

test('commands wrap and are copied as they’re written', {tag: '@both'}, async ({page: tab, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const address of ['quickstart', 'install']) {
    await tab.goto(address);
    const commands = tab.locator(':is(.language-shell, .language-dsh) pre:visible');
    const cut = await commands.evaluateAll((all) => all.map((pre) => pre.scrollWidth > pre.clientWidth));
    expect(cut.length).toBeGreaterThan(5);
    expect(cut).not.toContain(true);
  }
  await tab.goto('api/services');
  const block = tab.locator('.code-line:visible', {hasText: 'dagger call'}).first();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toMatch(/^dagger call [^\n]+$/);
});

test('the copy button copies the code without its links', async ({page: tab, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.goto(page);
  const block = tab.locator('.theme-code-block:visible', {has: tab.locator('pre a')}).first();
  await block.hover();
  await block.locator('.code-copy').click();
  const copied = await tab.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code').textContent());
  expect(copied).toMatch(/^package main$/m);
});

test.describe('a call’s preview', () => {
  const preview = '#call-preview';

  test('shows on hover, stays under the pointer, and closes on Escape', async ({page: tab}) => {
    await gotoHydrated(tab, page);
    const call = tab.locator(`${links}:visible`, {hasText: 'WithExec'}).first();
    await call.hover();
    const box = tab.locator(preview);
    await expect(box).toContainText('withExec(args: string[]');
    await expect(box).toContainText('with_exec');
    await expect(box).toContainText('Execute a command in the container');
    await expect(box).toContainText('Used in Cookbook');
    await expect(box.locator('details')).toHaveCount(0);
    await expect(call).toHaveAccessibleDescription(/^Execute a command/);
    await box.hover();
    const guide = box.getByRole('link', {name: 'Cookbook'});
    await expect(guide).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await call.hover();
    await tab.mouse.move(0, 0);
    await call.hover();
    await expect(box).toBeVisible();
    await guide.click();
    await expect(tab).toHaveURL(/\/cookbook#/);
    await expect(box).toBeHidden();
  });

  test('shows for the pointer that has brought the scripts', async ({page: tab}) => {
    await tab.goto(page);
    // On its way to the call; a pointer that's on a link from the start doesn't bring them.
    await tab.getByRole('heading', {level: 1}).hover();
    await tab.locator(`${links}:visible`).first().hover();
    await expect(tab.locator(preview)).toBeVisible({timeout: 15_000});
  });

  test('shows for a call that has the focus, also if the browser scrolls to it', async ({page: tab}) => {
    await gotoHydrated(tab, page);
    await tab.keyboard.press('Tab');
    const calls = tab.locator(`${links}:visible`);
    // The first one loads what shows a preview, so that the second is shown before the page scrolls.
    for (const call of [calls.first(), calls.last()]) {
      await call.focus();
      await expect(tab.locator(preview)).toBeInViewport();
      await expect(call).toHaveAttribute('aria-describedby', 'call-preview');
    }
    await tab.keyboard.press('Escape');
    await expect(tab.locator(preview)).toBeHidden();
  });

  test('shows for a finger that holds, and a tap still follows the link', {tag: '@mobile'}, async ({page: tab}) => {
    await gotoHydrated(tab, page);
    const call = tab.locator(`${links}:visible`).first();
    await call.scrollIntoViewIfNeeded();
    const {x = 0, y = 0} = (await call.boundingBox()) ?? {};
    const client = await tab.context().newCDPSession(tab);
    const touch = (type: 'touchStart' | 'touchEnd', points: {x: number; y: number}[]): Promise<unknown> =>
      client.send('Input.dispatchTouchEvent', {type, touchPoints: points});
    const box = tab.locator(preview);
    const scrollCode = (): Promise<void> => call.evaluate((link) => link.closest('pre')?.scrollBy(1, 0));
    for (const dismiss of [scrollCode, () => tab.touchscreen.tap(8, 300)]) {
      await touch('touchStart', [{x: x + 4, y: y + 4}]);
      await expect(box).toBeVisible();
      await touch('touchEnd', []);
      await expect(box).toBeInViewport({ratio: 1});
      await expect(tab).toHaveURL(/\/api\/services$/);
      await dismiss();
      await expect(box).toBeHidden();
    }
    await call.tap();
    await expect(tab).toHaveURL(/\/reference\//);
  });
});
