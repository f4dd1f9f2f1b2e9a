import {type Page} from '@playwright/test';
import {colourMode} from '../../src/config/colour-mode';
import {site} from '../../src/config/site';
import {social} from '../../src/config/social';
import {versionLabels} from '../../src/config/versions';
import {expect, gotoHydrated, hydrated, recordShifts, secondFrame, shiftsOf, test} from './fixtures';
import {openUntouched} from './follow';
import {searchButton} from './search';

test('spec 1: the announcement bar shows on top of a page', {tag: '@both'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const bar = page.locator('.theme-announcement-bar');
  expect(await bar.boundingBox()).toMatchObject({x: 0, y: 0, width: page.viewportSize()?.width});
  await expect(bar).toContainText(/0\.18\.14.*old version/);
});

test('spec 1: the version label is 0.18.14, beside Next', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const dropdown = page.locator('.navbar__item.dropdown', {hasText: '0.18.14'});
  await dropdown.hover();
  const labels = Object.values(versionLabels).map(({label}) => label);
  await expect(dropdown.getByRole('listitem')).toHaveText(labels);
});

test('spec 2: the navbar holds logo, registry link, Docs, dropdowns and search; the footer has link columns, social links and the copyright', async ({
  page,
}) => {
  await gotoHydrated(page, '/0.18/install');
  const navbar = page.locator('nav.navbar');
  await expect(navbar.locator('.navbar__brand')).toHaveAttribute('href', '/0.18/');
  const logo = navbar.locator('.navbar__logo img:visible');
  await expect(logo).toHaveCount(1);
  expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(navbar.getByRole('link', {name: 'Daggerverse'})).toHaveAttribute('href', 'https://daggerverse.dev');
  await expect(navbar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute('href', '/0.18/');
  await expect(navbar.locator('.dropdown', {hasText: 'English'})).toBeVisible();
  await expect(navbar.locator('.dropdown', {hasText: '0.18.14'})).toBeVisible();
  await expect(searchButton(page)).toBeVisible();
  await expect(searchButton(page)).toHaveAttribute('aria-haspopup', 'dialog');

  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(['Resources', 'Community', 'Product', 'Company']);
  await expect(footer.locator('.footer__col:has(a)')).toHaveCount(4);
  for (const {label, href} of social)
    await expect(footer.getByRole('link', {name: label, exact: true})).toHaveAttribute('href', href);

  const addresses = await footer
    .locator('.footer__link-item')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  await expect(footer).toContainText('© Dagger 2022-2024');
  // In line with the navbar, also in a wide window.
  await page.setViewportSize({width: 1440, height: 900});
  const left = async (selector: string): Promise<number | undefined> =>
    (await page.locator(selector).first().boundingBox())?.x;
  expect(await left('.footer__title')).toBe(await left('.navbar__brand'));
});

test(
  'on a phone, the table of contents stays below the navbar, names the section and opens over the text',
  {tag: '@mobile'},
  async ({page}) => {
    await gotoHydrated(page, '/0.18/api/services');
    const contents = page.locator('.theme-doc-toc-mobile');
    const heading = page.getByRole('heading', {name: 'Connect services to each other'});
    await contents.getByRole('button', {name: 'On this page'}).tap();
    const before = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await contents.getByRole('link', {name: 'Connect services to each other'}).tap();
    await expect(contents.getByRole('link')).toHaveCount(0);
    await expect(contents.getByRole('button')).toHaveText(/Connect services to each other$/);
    await expect(contents).toBeInViewport();
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
    // The target of the jump isn't covered.
    const [bar, target] = [await contents.boundingBox(), await heading.boundingBox()];
    expect(target?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity));
    // Scrolls right after a jump count as part of it, so scroll on as a reader would.
    await expect(async () => {
      await page.mouse.wheel(0, 30);
      expect((await contents.boundingBox())?.y).toBe(0);
    }).toPass();

    // It also names the section after a jump over headings.
    const scrollBelow = (name: string): Promise<void> =>
      page.getByRole('heading', {name}).evaluate((element) => {
        scrollTo(0, element.getBoundingClientRect().top + scrollY + 500);
      });
    await scrollBelow('How a binding works');
    await expect(contents.getByRole('button')).toHaveText(/How a binding works$/);
    await scrollBelow('Connect services to each other');
    await expect(contents.getByRole('button')).toHaveText(/Connect services to each other$/);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contents.getByRole('button')).toHaveText('On this page');
  },
);

test('in a narrow window, nothing shows beside the round corners of the table of contents', async ({page}) => {
  await page.setViewportSize({width: 1100, height: 800});
  await gotoHydrated(page, '/0.18/api/services');
  const contents = page.locator('.theme-doc-toc-mobile');
  const corner = async (): Promise<Buffer> => {
    const {x = 0, y = 0, height = 0} = (await contents.boundingBox()) ?? {};
    return page.screenshot({clip: {x, y: y + height - 8, width: 8, height: 8}});
  };
  const above = await corner();
  const block = page.locator('.theme-doc-markdown .theme-code-block').filter({visible: true}).first();
  await block.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY));
  await expect.poll(async () => (await contents.boundingBox())?.y).toBe(0);
  expect((await block.boundingBox())?.height).toBeGreaterThan(48);
  expect(await corner()).toEqual(above);
});

test('on a phone, each cell of a wide table appears after its heading', {tag: '@mobile'}, async ({page}) => {
  await gotoHydrated(page, '/0.18/configuration/cache');
  const table = page.locator('table.stacked:has([data-label])').first();
  const cells = table.locator('tbody tr').first().locator('td');
  const [first, second, third] = await Promise.all([0, 1, 2].map((index) => cells.nth(index).boundingBox()));
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan(first?.y ?? Infinity);
  expect(third?.y).toBeGreaterThan(second?.y ?? Infinity);
  const label = await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe(`"${await table.locator('th').nth(1).textContent()}: "`);
  expect(await table.evaluate((element) => element.scrollWidth <= (element.parentElement?.clientWidth ?? 0))).toBe(
    true,
  );
});

test('code in a table breaks between words only', {tag: '@mobile'}, async ({page}) => {
  for (const address of ['/0.18/install', '/0.18/api/arguments', '/0.18/configuration/cache']) {
    await page.goto(address);
    const broken = await page.locator('.table-scroll code').evaluateAll((all) =>
      all.flatMap((code) => {
        const range = document.createRange();
        const text = code.firstChild;
        return Array.from(code.textContent.matchAll(/\w+/g), ({0: word, index}) => {
          if (!(text instanceof Text) || index + word.length > text.length) return '';
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? word : '';
        }).filter((word) => word !== '');
      }),
    );
    expect(broken, address).toEqual([]);
  }
});

test('a navbar in the framework’s dark style has light text', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const navbar = page.locator('nav.navbar');
  await navbar.evaluate((element) => element.classList.add('navbar--dark'));
  await expect(navbar).toHaveCSS('background-color', 'rgb(36, 37, 38)');
  await expect(navbar.getByRole('link', {name: 'Daggerverse'})).toHaveCSS('color', 'rgb(245, 246, 247)');
});

test('controls are at least 24 px high', {tag: '@both'}, async ({page}) => {
  for (const address of ['/0.18/install', '/0.18/reference/typescript/api/client.gen/classes/Container']) {
    await page.goto(address);
    const controls = page.locator(
      'button, input, summary, [role=tab], .theme-announcement-bar a, .api-list dt > a, a.api-mark',
    );
    const small = await controls
      .filter({visible: true})
      .evaluateAll((all) =>
        all.filter((control) => control.getBoundingClientRect().height < 24).map(({outerHTML}) => outerHTML),
      );
    expect(small, address).toEqual([]);
  }
});

test.describe('without an emulated colour scheme', () => {
  test.use({colorScheme: null});

  test('spec 2: light is the default colour mode', async ({page}) => {
    // A browser without any system colour scheme.
    await page.addInitScript(() => {
      const stock = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query.includes('color-scheme') ? stock('not all') : stock(query));
    });
    await page.goto('/0.18/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(colourMode.defaultMode).toBe('light');
  });
});

test('spec 9: the desktop breakpoint is 996 px', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  for (const {width, desktop} of [
    {width: 997, desktop: true},
    {width: 996, desktop: false},
  ]) {
    await page.setViewportSize({width, height: 800});
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar, `at ${width} px`).toBeVisible({visible: desktop});
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await expect(toggle, `at ${width} px`).toBeVisible({visible: !desktop});
  }
});

/** The animation of a sidebar group: its height in px and its duration in ms. */
type Opening = [height: number, duration: number];

/** Opens all closed sidebar groups in sequence. */
async function openGroups(page: Page): Promise<Opening[]> {
  await page.evaluate(() => {
    const seen: Opening[] = [];
    Object.assign(window, {seen});
    new MutationObserver((changes) => {
      for (const {target} of changes) {
        const {height, transitionDuration} = (target as HTMLElement).style;
        const opening: Opening = [Number.parseInt(height, 10), Number.parseInt(transitionDuration, 10)];
        if (opening.every((number) => number > 0)) seen.push(opening);
      }
    }).observe(document.body, {subtree: true, attributeFilter: ['style']});
  });
  const closed = page.locator('.theme-doc-sidebar-menu > li > div > [aria-expanded=false]');
  for (let count = await closed.count(); count > 0; count -= 1) {
    // A pointer could miss it: the group above may start to open between a press and its release.
    await closed.first().press('Enter');
    await expect(closed).toHaveCount(count - 1);
  }
  await secondFrame(page);
  return page.evaluate(() => (window as unknown as {seen: Opening[]}).seen);
}

test('spec 9: with reduced motion, a sidebar group opens within 1 ms', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await gotoHydrated(page, '/0.18/install');
  const durations = (await openGroups(page)).map(([, duration]) => duration);
  expect([...new Set(durations)]).toEqual([1]);
});

test('spec 9: a sidebar group opens in a time computed from its height', async ({page}) => {
  await gotoHydrated(page, '/0.18/install');
  const openings = await openGroups(page);
  expect(new Set(openings.map(([height]) => height)).size).toBeGreaterThan(2);
  for (const [height, duration] of openings) {
    // Material's formula: the duration grows with the height, but not proportionally.
    const rows = height / 36;
    expect(duration, `${height} px`).toBe(Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10));
  }
});

test('spec 9: the docs version is kept in localStorage, and a history entry’s key has six characters', async ({
  page,
}) => {
  await gotoHydrated(page, '/0.18/install');
  const dropdown = page.locator('.navbar__item.dropdown', {hasText: '0.18.14'});
  await dropdown.hover();
  await dropdown.getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/next/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
  expect(await page.evaluate(() => (history.state as {key: string}).key)).toHaveLength(6);
});

test(
  'a pasted error message filters the troubleshooting page to matching entries',
  {tag: '@both'},
  async ({page, isMobile}) => {
    const release = await openUntouched(page, '/0.18/troubleshooting');
    const box = page.getByRole('textbox', {name: 'Paste an error message'});
    const entries = page.locator('.theme-doc-markdown h3:visible');
    await box.fill(`Error: start y9p0q (aliased as db): service exited before healthcheck`);
    release();
    await expect(entries).toHaveText([/service exited before healthcheck/]);
    await expect(page.locator('.theme-doc-markdown h2:visible')).toHaveText([/Services and networking/]);
    await expect(page.getByRole('status')).toHaveText('1 matching entry below.');
    if (isMobile) await page.getByRole('button', {name: 'On this page'}).click();
    await expect(page.locator('.table-of-contents a:visible')).toHaveText([
      /Services and networking/,
      /service exited before healthcheck/,
    ]);
    if (isMobile) await page.getByRole('button', {name: 'On this page'}).click();
    await box.fill('137');
    await expect(entries.filter({hasText: 'Exit code 137'})).toBeVisible();
    await expect(entries.filter({hasText: 'service exited before healthcheck'})).toBeHidden();
    await box.fill('an apple a day');
    await expect(page.getByRole('status')).toContainText('No entries');
    // The contents are complete again, and lead to an entry that's hidden.
    await expect(entries).toHaveCount(0);
    if (isMobile) await page.getByRole('button', {name: 'On this page'}).click();
    await page.locator('.table-of-contents').getByRole('link', {name: 'Exit code 137'}).click();
    await expect(page.locator('#exit-code-137')).toBeInViewport();
    await expect(box).toHaveValue('');
    await expect.poll(() => entries.count()).toBeGreaterThan(90);
  },
);

test('a click on an entry keeps the filter, an address or search that leads to a hidden entry shows it, and it isn’t printed', async ({
  page,
}) => {
  await gotoHydrated(page, '/0.18/troubleshooting');
  const box = page.getByRole('textbox', {name: 'Paste an error message'});
  const entries = page.locator('.theme-doc-markdown h3:visible');
  await box.fill('137');
  await page.locator('#exit-code-137 .hash-link').dispatchEvent('click');
  await expect(page).toHaveURL(/#exit-code-137$/);
  await expect(box).toHaveValue('137');
  await page.evaluate(() => location.assign('#'));

  await box.fill('no such host');
  await expect(entries.filter({hasText: 'Exit code 137'})).toHaveCount(0);
  await page.evaluate(() => location.assign('#exit-code-137'));
  await expect(page.locator('#exit-code-137')).toBeInViewport();
  await expect(box).toHaveValue('');
  await expect(page.getByRole('status')).toHaveText('');

  // A second time: the address is the same.
  await box.fill('no such host');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search'}).fill('exit code 137');
  await page
    .getByRole('dialog', {name: 'Search'})
    .getByRole('option', {name: /Exit code 137/})
    .first()
    .click();
  await expect(page.locator('#exit-code-137')).toBeInViewport();
  await expect(box).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(box).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no button is shown that needs scripts', {tag: '@both'}, async ({page, isMobile}) => {
    for (const address of ['/0.18/install', '/0.18/api/services', '/0.18/next', '/0.18/troubleshooting']) {
      await page.goto(address);
      await expect(page.getByRole('contentinfo')).toContainText('2022-2024');
      if (isMobile) await page.locator('.theme-doc-sidebar-container').scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('button:visible')).toHaveCount(0);
    }
  });

  test('the sidebar comes after the article on a phone', {tag: '@mobile'}, async ({page}) => {
    await page.goto('/0.18/install');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar.getByRole('link', {name: 'Installation'})).toBeVisible();
    const article = await page.locator('article').boundingBox();
    const list = await sidebar.boundingBox();
    expect(list?.y).toBeGreaterThan((article?.y ?? 0) + (article?.height ?? Infinity));
    expect(list?.width).toBeGreaterThan(350);
  });

  test('the colours follow the system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/0.18/install');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 20, 22)');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test('a page prints in light colours, even from dark mode, with its version, its address and the language of its samples', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/0.18/api/services?sdk=php');
  const picture = page.locator('.theme-doc-markdown picture > img').first();
  await expect(picture).toHaveCSS('color-scheme', 'dark');
  const lines = page.locator('head').locator('meta[name=docusaurus_version], link[rel=canonical]');
  await expect(lines.first()).toBeHidden();
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  // Diagrams follow the colour scheme.
  await expect(picture).toHaveCSS('color-scheme', 'light');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line, '::after').content))).toEqual([
    `"Dagger ${site.version}"`,
    `"${site.url}${site.baseUrl}api/services"`,
  ]);
  for (const line of await lines.all()) await expect(line).toBeVisible();
  const tabs = page.locator('[data-sdk-tabs] > [role=tablist]').first().getByRole('tab');
  await expect(tabs.filter({visible: true})).toHaveText(['PHP']);
  await expect(page.locator('.theme-doc-markdown h2').first()).toHaveCSS('break-after', 'avoid');
});

test('links to other sites are printed with their addresses', async ({page}) => {
  await gotoHydrated(page, '/0.18/faq');
  await page.emulateMedia({media: 'print'});
  const link = page.locator('.theme-doc-markdown p a[href^=http]').first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toMatch(/^" \(https?:.*\)"$/);
});

test('the table of contents beside a long page follows the reader', async ({page}) => {
  const entry = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  for (const member of ['withSecretVariable', 'asService']) {
    await gotoHydrated(page, `/0.18/reference/typescript/api/client.gen/classes/Container#${member.toLowerCase()}`);
    await expect(entry).toHaveText(member);
    await expect(entry).toBeInViewport();
  }
});

test('the table of contents marks the section that was chosen, not a heading below the navbar', async ({page}) => {
  await gotoHydrated(page, '/0.18/cookbook');
  const entry = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  // The first section of a chapter follows the chapter's heading immediately.
  const chosen = page.locator('.theme-doc-toc-desktop li > ul > li:first-child > a');
  for (const index of [1, 3]) {
    const link = chosen.nth(index);
    await link.click();
    await expect(entry).toHaveText(await link.innerText());
  }
});

test.describe('the landing page’s two runs', () => {
  const running = (page: Page): Promise<number> =>
    page.evaluate(() => document.getAnimations().filter((it) => it.playState !== 'finished').length);

  test('play once and shift nothing', {tag: '@both'}, async ({page}) => {
    await recordShifts(page);
    await page.goto('/0.18/');
    const last = page.locator('main table').first().locator('tfoot td').last();
    expect(await running(page)).toBeGreaterThan(0);
    await expect(last).toHaveCSS('opacity', '0');
    await expect(last).toHaveCSS('opacity', '1', {timeout: 15_000});
    await expect.poll(() => running(page)).toBe(0);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('are complete and still if the reader prefers reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/0.18/');
    expect(await running(page)).toBe(0);
    await expect(page.locator('main table').first().locator('tfoot td').last()).toHaveCSS('opacity', '1');
  });
});
