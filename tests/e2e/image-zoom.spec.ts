import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, gotoHydrated, secondFrame, test} from './fixtures';
import {follow, holdScripts, tabTo} from './follow';
import {builtPages, fileOf, readBuilt, zoomScript} from '../built';

/** Adds pictures to the content: one that zooms, to know when the others would, and two that don't; no page has any. */
async function addPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pictures = `
      <p><img id="plain" alt="A picture" src="/0.18/img/logo.svg" width="50" height="50"></p>
      <p><a href="#"><img id="linked" alt="A link" src="/0.18/img/logo.svg" width="50" height="50"></a></p>
      <p><img id="small" class="no-zoom" alt="An icon" src="/0.18/img/logo.svg" width="50" height="50"></p>`;
    document.querySelector('.theme-doc-markdown h2')?.insertAdjacentHTML('beforebegin', pictures);
  });
}

const withPictures = '/0.18/api/services';

/** A picture of the content: its page, its position there, and its ratio of width to height. */
interface Picture {
  address: string;
  index: number;
  ratio: number;
}

/**
 * All pictures in the content of the built pages.
 *
 * @param narrow their drawings for phones
 */
function builtPictures(narrow: boolean): Picture[] {
  const drawing = new RegExp(`<${narrow ? 'source' : 'img'} [^>]*width="(\\d+)" height="(\\d+)"`);
  return builtPages().flatMap((address) => {
    return Array.from(readBuilt(fileOf(address)).matchAll(/<picture>.*?<\/picture>/gs), ({0: picture}, index) => {
      const [, width, height] = drawing.exec(picture) ?? [];
      return {address, index, ratio: Number(width) / Number(height)};
    });
  });
}

/** Opens a page and waits until its first picture can be zoomed. */
async function openWithPictures(page: Page, address = withPictures): Promise<Locator> {
  await gotoHydrated(page, address);
  const picture = page.locator('.theme-doc-markdown picture > img.medium-zoom-image').first();
  await picture.waitFor();
  return picture;
}

/**
 * Sets the duration of the zoom transition, through a constructed style sheet because the policy refuses style
 * elements.
 */
async function transitionDuration(page: Page, duration: string): Promise<void> {
  await page.evaluate((value) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.medium-zoom-image { transition-duration: ${value} !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, duration);
}

/** Whether a picture fills the window in one direction without overflowing it in the other. */
async function fillsWindow(page: Page, copy: Locator): Promise<boolean> {
  const box = (await copy.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const {width, height} = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  }));
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1.5;
  const inside = box.x > -1.5 && box.y > -1.5 && box.width < width + 1.5 && box.height < height + 1.5;
  return inside && (near(box.width, width) || near(box.height, height));
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

/** Waits until the picture has opened: the library ignores requests to close before that. */
async function settled(copy: Locator): Promise<void> {
  await copy.evaluate((image) => Promise.all(image.getAnimations().map((animation) => animation.finished)));
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/medium-zoom--opened/);
}

test('spec 9: image bindings are reloaded 1000 ms after a route change, which closes an image', async ({page}) => {
  await page.clock.install();
  await gotoHydrated(page, '/0.18/features/modules');
  await page.clock.pauseAt(Date.now() + 60_000);
  const picture = page.locator('.theme-doc-markdown picture > img').first();
  const goOn = async (): Promise<void> => {
    await follow(page, '/0.18/features/services');
    await expect(page.locator('h1')).toHaveText('Services at a glance');
  };
  await goOn();
  await page.clock.runFor(990);
  await expect(picture).not.toHaveClass(/medium-zoom-image/);
  await page.clock.runFor(10);
  await expect(picture).toHaveClass(/medium-zoom-image/);
  await page.clock.resume();

  await zoom(page, picture);
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText('Modules');
  await expectClosed(page);

  await goOn();
  await expect(picture).toHaveClass(/medium-zoom-image/);
  await transitionDuration(page, '5s');
  // Without scrolling, which closes it as well.
  await picture.dispatchEvent('click');
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveText('Modules');
  await transitionDuration(page, '1ms');
  await expectClosed(page);
});

test(
  'spec 2: a click on a content image zooms it, and another click or one on the sign closes it',
  {tag: '@both'},
  async ({page}) => {
    const picture = await openWithPictures(page);
    const before = await picture.boundingBox();
    const copy = await zoom(page, picture);
    const after = await copy.boundingBox();
    expect(after?.width).toBeGreaterThan((before?.width ?? 0) * 1.05);
    await copy.click();
    await expectClosed(page);
    await expect(picture).toBeVisible();

    await zoom(page, picture);
    const sign = await page.locator('body').evaluate((body) => {
      const {content, top, right, width} = getComputedStyle(body, '::after');
      return {content, top: Number.parseFloat(top), right: Number.parseFloat(right), width: Number.parseFloat(width)};
    });
    expect(sign.content).toContain('✕');
    const {width = 0} = page.viewportSize() ?? {};
    await page.mouse.click(width - sign.right - sign.width / 2, sign.top + sign.width / 2);
    await expectClosed(page);
  },
);

test(
  'spec 9: image zoom has the margin 0, for the widest and the tallest picture of all pages',
  {tag: '@both'},
  async ({page, isMobile}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const pictures = builtPictures(isMobile).sort((one, other) => one.ratio - other.ratio);
    expect(pictures.length).toBeGreaterThan(30);
    expect(pictures.filter(({ratio}) => !(ratio > 0))).toEqual([]);
    for (const {address, index, ratio} of [pictures.at(0), pictures.at(-1)].filter(
      (picture) => picture !== undefined,
    )) {
      await openWithPictures(page, address);
      const picture = page.locator('.theme-doc-markdown picture > img').nth(index);
      const before = (await picture.boundingBox())?.width ?? 0;
      const copy = await zoom(page, picture);
      expect(await fillsWindow(page, copy), address).toBe(true);
      const {width = 0, height = 0} = (await copy.boundingBox()) ?? {};
      expect(width, address).toBeGreaterThan(before);
      expect(width / height, address).toBeCloseTo(ratio, 1);
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
  },
);

/** Resolves when the page has answered the scroll. */
const scroll = (page: Page, top: number): Promise<unknown> =>
  page.evaluate((distance) => {
    const answered = new Promise((resolve) => addEventListener('scroll', () => resolve(undefined), {once: true}));
    scrollBy({top: distance, behavior: 'instant'});
    return answered;
  }, top);

test('spec 4: image zoom closes on Escape, a resize and a scroll while it’s opening, and in its first frame', async ({
  page,
}) => {
  const picture = await openWithPictures(page);
  for (const interrupt of [
    () => page.keyboard.press('Escape'),
    () => page.setViewportSize({width: 1200, height: 700}),
    async () => {
      await scroll(page, 40);
      await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
      await scroll(page, 1);
    },
  ]) {
    await picture.scrollIntoViewIfNeeded();
    // Slow enough to be interrupted.
    await transitionDuration(page, '5s');
    await picture.click();
    await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
    await interrupt();
    await transitionDuration(page, '1ms');
    await expectClosed(page);
  }
  await picture.evaluate((image: HTMLElement) => {
    image.click();
    document.dispatchEvent(new KeyboardEvent('keyup', {key: 'Escape'}));
  });
  await expectClosed(page);
  // The library adds its class to the body in the first frame.
  await secondFrame(page);
  await expectClosed(page);
});

test('spec 4: image zoom stays closed after Escape, a resize, a scroll or a click elsewhere while its library loads', async ({
  page,
}) => {
  for (const dismiss of [
    () => page.keyboard.press('Escape'),
    () => page.setViewportSize({width: 1200, height: 700}),
    () => page.evaluate(() => scrollBy({top: 60, behavior: 'instant'})),
    () => page.locator('h1').dispatchEvent('click'),
  ]) {
    await gotoHydrated(page, withPictures);
    const release = await holdScripts(page, `**/${zoomScript()}`);
    await page.locator('.theme-doc-markdown picture > img').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-loading');
    await dismiss();
    // The browser dispatches a resize with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    release();
    // The library has loaded, and would have opened the picture.
    await expect(page.locator('html')).not.toHaveAttribute('data-loading');
    await expectClosed(page);
  }
});

test('spec 4: image zoom closes on Escape, on a scroll of more than 40 px, but not of exactly 40, and on a resize', async ({
  page,
}) => {
  const picture = await openWithPictures(page);
  const copy = await zoom(page, picture);
  await expect(copy).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);

  await zoom(page, picture);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // The library starts to close 150 ms after a scroll.
        addEventListener('scroll', () => setTimeout(resolve, 151), {once: true});
        window.scrollBy({top: 40, behavior: 'instant'});
      }),
  );
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await expect(copy).toBeVisible();
  await page.evaluate(() => window.scrollBy({top: 1, behavior: 'instant'}));
  await expectClosed(page);

  await zoom(page, picture);
  const size = page.viewportSize() ?? {width: 0, height: 0};
  await page.setViewportSize({...size, width: size.width - 20});
  await expectClosed(page);
});

test('linked images and images marked no-zoom don’t zoom; the others zoom by key and return the focus', async ({
  page,
}) => {
  await gotoHydrated(page, withPictures);
  await addPictures(page);
  await expect(page.locator('#plain')).toHaveClass(/medium-zoom-image/);
  for (const id of ['linked', 'small']) await expect(page.locator(`#${id}`)).not.toHaveClass(/medium-zoom-image/);

  const picture = page.locator('.theme-doc-markdown picture > img').first();
  const alt = (await picture.getAttribute('alt')) ?? '';
  await expect(page.getByRole('button', {name: `Enlarge image: ${alt}`})).toBeVisible();
  await tabTo(page, picture);
  for (const [open, close] of [
    [() => page.keyboard.press('Enter'), 'Escape'],
    [() => page.keyboard.press('Space'), 'Enter'],
    [() => picture.dblclick(), 'Escape'],
  ] as const) {
    await open();
    const copy = await opened(page);
    await expect(copy).toBeFocused();
    await expect(copy).toHaveAccessibleName(`Close image: ${alt}`);
    await page.keyboard.press(close);
    await expectClosed(page);
    await expect(picture).toBeFocused();
  }
});

test(
  'a picture that’s still loading opens, and shows its drawing once that has loaded',
  {tag: '@both'},
  async ({page, isMobile}) => {
    const pictures = '**/img/diagrams/services-*.svg';
    const release = await holdScripts(page, pictures);
    await gotoHydrated(page, withPictures);
    const picture = page.locator('.theme-doc-markdown picture > img').first();
    await picture.scrollIntoViewIfNeeded();
    await picture.click();
    const copy = page.locator('.medium-zoom-image--opened');
    await expect(copy).toBeVisible();
    release();
    const shown = (image: HTMLImageElement): string => (image.naturalWidth > 0 ? image.currentSrc : '');
    await expect.poll(() => copy.evaluate(shown)).toMatch(isMobile ? /\.narrow\.svg$/ : /\w\.svg$/);
    await expect.poll(() => picture.evaluate(shown)).not.toBe('');
  },
);

test('image zoom is instant with reduced motion, has the picture’s colour, covers the navbar, and search opens above it', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'dark'});
  const picture = await openWithPictures(page);
  await picture.click();
  const copy = page.locator('.medium-zoom-image--opened');
  await expect(copy).toBeVisible();
  expect(await copy.evaluate((image) => getComputedStyle(image).transitionDuration)).toBe('0.001s');
  await settled(copy);
  await page.keyboard.press('Escape');
  await expectClosed(page);

  await page.emulateMedia({reducedMotion: 'no-preference'});
  await zoom(page, picture);
  const edge = await copy.evaluate((image) => image.getBoundingClientRect().top);
  const lookAt = (distance: number): Promise<Buffer> =>
    page.screenshot({clip: {x: 600, y: edge + distance, width: 8, height: 8}});
  expect((await lookAt(-16)).equals(await lookAt(8))).toBe(true);
  const top = await page.evaluate(() => document.elementFromPoint(5, 5)?.className);
  expect(top).toContain('medium-zoom');

  await page.keyboard.press('/');
  const query = page.getByRole('combobox', {name: 'Search'});
  await expect(query).toBeFocused();
  // Clicks only what nothing covers.
  await query.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
});

test('the library loads when the pointer or the focus comes to a picture, which opens once it has loaded', async ({
  page,
}) => {
  for (const [reach, open] of [
    ['hover', (picture) => picture.dblclick()],
    ['focus', (picture) => picture.press('Enter')],
  ] satisfies ['hover' | 'focus', (picture: Locator) => Promise<void>][]) {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(path.basename(request.url())));
    const picture = await openWithPictures(page);
    await page.waitForLoadState('networkidle');
    expect(loaded).not.toContain(zoomScript());
    const release = await holdScripts(page, `**/${zoomScript()}`);
    await picture[reach]();
    await expect.poll(() => loaded).toContain(zoomScript());
    await open(picture);
    release();
    const copy = await opened(page);
    await expect(copy).toBeFocused();
    await expect(copy).toHaveAccessibleName(/^Close image/);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(picture).toBeFocused();
  }
});
