import type {FrameLocator, Locator, Page} from '@playwright/test';
import {violations} from './axe';
import {expect, gotoHydrated, test} from './fixtures';
import {openUntouched, tabTo} from './follow';

const address = '/0.18/features/caching';

const recording = (page: Page): Locator => page.locator('.recording').first();
const player = (page: Page): FrameLocator => recording(page).frameLocator('iframe');
const screen = (page: Page): Promise<string> => player(page).locator('.ap-term-text').innerText();
const ringed = (page: Page): Locator => player(page).locator('.ap-wrapper:focus-visible');

/** Records policy violations in the page and its frames. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('reportRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
      const {reportRefusal} = window as unknown as {reportRefusal: (what: string) => void};
      reportRefusal(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return refused;
}

/** Waits until the terminal's content changes. */
async function expectMotion(page: Page): Promise<void> {
  await expect(player(page).locator('.ap-term-text')).toContainText('$');
  const before = await screen(page);
  await expect.poll(() => screen(page)).not.toBe(before);
}

test('a recording plays on a click, pauses with the keyboard and turns back into text', async ({page}) => {
  const refused = await watchRefusals(page);
  const players: string[] = [];
  page.on('request', (request) => /player|\.cast$/.test(request.url()) && players.push(request.url()));
  await gotoHydrated(page, '/0.18/features/debugging');
  await expect(recording(page).locator('pre')).toContainText('$ dagger call --interactive');
  // A long session shows its end, and the rest on request.
  const beginning = recording(page).locator('.code-folded');
  await expect(beginning).toBeHidden();
  await recording(page).getByRole('checkbox', {name: 'Show the whole session'}).press('Space');
  await expect(beginning).toBeVisible();
  expect(players, 'before the click').toEqual([]);
  await recording(page).getByRole('button', {name: 'Play'}).click();
  await expectMotion(page);
  await expect(ringed(page), 'a focus ring after a click').toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(player(page).getByRole('button', {name: 'Play'})).toBeVisible();
  const paused = await screen(page);
  // Longer than any pause between two outputs of the recording, after which it would go on.
  await page.waitForTimeout(1500);
  expect(await screen(page)).toBe(paused);
  await page.keyboard.press('Space');
  await expect.poll(() => screen(page)).not.toBe(paused);
  await recording(page).getByRole('button', {name: 'Show as text'}).click();
  await expect(recording(page).locator('iframe')).toHaveCount(0);
  await expect(recording(page).locator('pre')).toBeVisible();
  expect(refused).toEqual([]);
});

test('nothing moves when a recording plays', {tag: '@both'}, async ({page}) => {
  for (const where of ['/0.18/quickstart', address]) {
    await gotoHydrated(page, where);
    const {height} = (await recording(page).boundingBox()) ?? {};
    const text = await recording(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector('pre > code') ?? element);
      const [box, {x, y}] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
      return {x: x - box.x, y: y - box.y};
    });
    await recording(page).getByRole('button', {name: 'Play'}).click();
    await expectMotion(page);
    const box = await recording(page).boundingBox();
    expect(box?.height).toBeCloseTo(height ?? 0, 0);
    const played = await player(page).locator('.ap-term-text').boundingBox();
    expect((played?.x ?? 0) - (box?.x ?? 0)).toBeCloseTo(text.x, 0);
    expect(Math.abs((played?.y ?? 0) - (box?.y ?? 0) - text.y), 'the first line').toBeLessThan(3);
    // The terminal is legible, and within its frame.
    const lines = player(page).locator('.ap-term');
    const [frame, terminal] = [await recording(page).locator('iframe').boundingBox(), await lines.boundingBox()];
    expect(terminal?.height).toBeLessThanOrEqual(frame?.height ?? 0);
    expect(terminal?.height).toBeGreaterThan((frame?.height ?? 0) / 2);
  }
});

test('a recording requested before hydration plays after it', async ({page}) => {
  const refused = await watchRefusals(page);
  const release = await openUntouched(page, address);
  const button = recording(page).getByRole('button', {name: 'Play'});
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-waiting');
  release();
  await expectMotion(page);
  await expect(ringed(page), 'a focus ring after Enter').toHaveCount(1);
  expect(refused).toEqual([]);
});

test('a recording has no axe violations, either as text or in the player', async ({page}) => {
  await gotoHydrated(page, address);
  expect(await violations(page, '.recording')).toEqual([]);
  await recording(page).getByRole('button', {name: 'Play'}).click();
  await expectMotion(page);
  // The player's document is a part of a page.
  const pageRules = ['landmark-one-main', 'page-has-heading-one'];
  await page.keyboard.press('Space');
  await expect(player(page).getByRole('button', {name: 'Play'})).toBeVisible();
  expect(await violations(page, '.recording', pageRules)).toEqual([]);
});

test('a playing recording follows the colour mode, and prints its text', async ({page}) => {
  await gotoHydrated(page, address);
  await recording(page).getByRole('button', {name: 'Play'}).click();
  await expectMotion(page);
  const background = (): Promise<string> =>
    player(page)
      .locator('.ap-player')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(background).not.toBe(light);
  await page.emulateMedia({media: 'print'});
  await expect(recording(page).locator('pre')).toBeVisible();
});

for (const [what, file] of [
  ['its document', 'player.htm'],
  ['its style sheet', 'player.*.css'],
  ['the recording', '*.cast'],
] as const) {
  test(`the text stays if the player can’t load ${what}`, async ({page, problems}) => {
    problems.expect(/player\.|\.cast|ERR_FAILED/);
    await page.route(`**/${file}`, (route) => route.abort());
    await gotoHydrated(page, address);
    await recording(page).getByRole('button', {name: 'Play'}).press('Enter');
    await expect(recording(page).getByRole('alert')).toBeVisible();
    await expect(recording(page).locator('pre')).toBeVisible();
    const again = recording(page).getByRole('button', {name: 'Play again'});
    await expect(again).toBeFocused();
    await page.unroute(`**/${file}`);
    await again.press('Enter');
    await expectMotion(page);
  });
}
