import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, gotoHydrated, test} from './fixtures';
import {follow} from './follow';
import {scriptsWith} from './scripts';

const margin = 0;

/** Puts pictures into the content of the open page, as if a writer had. */
async function addPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pictures = `
      <p><img id="picture" alt="How it runs" src="/0.18/img/logo.svg" width="200" height="200"></p>
      <p><a href="#"><img id="linked" alt="A link" src="/0.18/img/logo.svg" width="50" height="50"></a></p>
      <p><img id="small" class="no-zoom" alt="An icon" src="/0.18/img/logo.svg" width="50" height="50"></p>`;
    document.querySelector('.theme-doc-markdown h2')?.insertAdjacentHTML('beforebegin', pictures);
  });
}

/** Opens a page with pictures that can be zoomed. */
async function openWithPictures(page: Page): Promise<Locator> {
  await page.clock.install();
  await gotoHydrated(page, '/0.18/install');
  // No picture is bound before it is there, however slow this machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, '/0.18/');
  await follow(page, '/0.18/install');
  await expect(page.locator('h1')).toHaveText('Installation');
  await addPictures(page);
  await page.clock.resume();
  const picture = page.locator('#picture');
  await expect(picture).toHaveClass(/medium-zoom-image/);
  return picture;
}

async function zoom(page: Page, picture: Locator): Promise<Locator> {
  await picture.scrollIntoViewIfNeeded();
  await picture.click();
  return opened(page);
}

async function opened(page: Page): Promise<Locator> {
  const copy = page.locator('.medium-zoom-image--opened');
  await expect(copy).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await settled(copy);
  return copy;
}

/** Waits for the end of the opening: until then the zoom listens to nothing. */
async function settled(copy: Locator): Promise<void> {
  await copy.evaluate((image) => Promise.all(image.getAnimations().map((animation) => animation.finished)));
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
}

test('spec 9: image bindings are reloaded 1000 ms after a route change', async ({page}) => {
  await page.clock.install();
  await gotoHydrated(page, '/0.18/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, '/0.18/install');
  await expect(page.locator('h1')).toHaveText('Installation');
  await addPictures(page);
  const picture = page.locator('#picture');
  await page.clock.runFor(990);
  await expect(picture).not.toHaveClass(/medium-zoom-image/);
  await page.clock.runFor(10);
  await expect(picture).toHaveClass(/medium-zoom-image/);
});

test('spec 2: a click on an image of the content zooms it, and a click closes it', async ({page}) => {
  const picture = await openWithPictures(page);
  const before = await picture.boundingBox();
  const copy = await zoom(page, picture);
  const after = await copy.boundingBox();
  expect(after?.width).toBeGreaterThan((before?.width ?? 0) * 1.5);
  await copy.click();
  await expectClosed(page);
  await expect(picture).toBeVisible();
});

test('spec 9: image zoom has the margin 0', async ({page}) => {
  const picture = await openWithPictures(page);
  const copy = await zoom(page, picture);
  const box = await copy.boundingBox();
  const viewport = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  }));
  // The picture is square: it fills the shorter side.
  expect(box?.width).toBeCloseTo(Math.min(viewport.width, viewport.height) - 2 * margin, 0);
});

test('spec 4: image zoom closes on Escape', async ({page}) => {
  const picture = await openWithPictures(page);
  await zoom(page, picture);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('spec 4: image zoom closes on a scroll of more than 40 px, not of 40', async ({page}) => {
  const picture = await openWithPictures(page);
  const copy = await zoom(page, picture);
  await page.evaluate(() => window.scrollBy({top: 40, behavior: 'instant'}));
  await page.waitForTimeout(400);
  await expect(copy).toBeVisible();
  await page.evaluate(() => window.scrollBy({top: 1, behavior: 'instant'}));
  await expectClosed(page);
});

test('spec 4: image zoom closes on a resize', async ({page}) => {
  const picture = await openWithPictures(page);
  await zoom(page, picture);
  const size = page.viewportSize() ?? {width: 0, height: 0};
  await page.setViewportSize({...size, width: size.width - 20});
  await expectClosed(page);
});

test('image zoom closes when the reader leaves the page', async ({page}) => {
  await gotoHydrated(page, '/0.18/');
  await follow(page, '/0.18/install');
  await expect(page.locator('h1')).toHaveText('Installation');
  await addPictures(page);
  await zoom(page, page.locator('#picture.medium-zoom-image'));
  await follow(page, '/0.18/contributing');
  await expect(page.locator('h1')).toHaveText('Contributing');
  await expectClosed(page);
});

test('linked images and images marked no-zoom are left alone', async ({page}) => {
  await openWithPictures(page);
  for (const id of ['linked', 'small']) {
    await expect(page.locator(`#${id}`)).not.toHaveClass(/medium-zoom-image/);
  }
});

test('image zoom works with the keyboard alone, and the focus returns', async ({page}) => {
  const picture = await openWithPictures(page);
  await expect(page.getByRole('button', {name: 'Enlarge image: How it runs'})).toBeVisible();
  for (const [open, close] of [
    ['Enter', 'Escape'],
    ['Space', 'Enter'],
  ] as const) {
    await picture.focus();
    await page.keyboard.press(open);
    const copy = await opened(page);
    await expect(copy).toBeFocused();
    await expect(copy).toHaveAccessibleName('Close image: How it runs');
    await page.keyboard.press(close);
    await expectClosed(page);
    await expect(picture).toBeFocused();
  }
});

test('image zoom takes the colour of the page and covers the navbar', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const picture = await openWithPictures(page);
  await zoom(page, picture);
  const colours = await page.evaluate(() => ({
    overlay: getComputedStyle(document.querySelector('.medium-zoom-overlay') ?? document.body).backgroundColor,
    page: getComputedStyle(document.documentElement).backgroundColor,
    top: document.elementFromPoint(5, 5)?.className,
  }));
  expect(colours.overlay).toBe(colours.page);
  expect(colours.top).toContain('medium-zoom');
});

test('image zoom opens and closes at once with reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const picture = await openWithPictures(page);
  await picture.click();
  const copy = page.locator('.medium-zoom-image--opened');
  await expect(copy).toBeVisible();
  expect(await copy.evaluate((image) => getComputedStyle(image).transitionDuration)).toBe('0.001s');
  await settled(copy);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('a page without images does not load the zoom', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(path.basename(request.url())));
  await gotoHydrated(page, '/0.18/install');
  await page.waitForTimeout(1300);
  const library = scriptsWith('medium-zoom:open');
  expect(library).toHaveLength(1);
  expect(loaded).not.toContain(library[0]);
});
