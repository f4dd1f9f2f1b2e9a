import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {type DefaultTreeAdapterMap, parse} from 'parse5';
import {expect, gotoHydrated, test} from '../e2e/fixtures';
import {searchBox, searchButton, searchHits} from '../e2e/search';
import {explorerFile} from '@docs-kit/explorer/node/settings';
import {htmlFiles, readBuilt} from '../built';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;

/** All elements of a page in order, including the content of `noscript`. */
function elementsOf(html: string): Element[] {
  const walk = (node: Node): Element[] => [
    ...(isElement(node) ? [node] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(walk) : []),
  ];
  return walk(parse(html, {scriptingEnabled: false}));
}

const attribute = ({attrs}: Element, wanted: string): string | undefined =>
  attrs.find(({name}) => name === wanted)?.value;

const textOf = ({childNodes}: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const isPolicy = (element: Element): boolean => attribute(element, 'http-equiv') === 'Content-Security-Policy';

/** An element whose content the browser executes or applies. */
function isInline(element: Element): boolean {
  const isScript = element.tagName === 'script' && attribute(element, 'src') === undefined;
  return element.tagName === 'style' || (isScript && attribute(element, 'type') !== 'application/json');
}

/** The sources of each directive in a page's policy. */
function directivesOf(elements: readonly Element[]): Map<string, string[]> {
  const policies = elements.filter(isPolicy).map((element) => attribute(element, 'content') ?? '');
  const directives = policies.flatMap((policy) => policy.split(';').map((directive) => directive.trim().split(/\s+/)));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** Problems with a page's policy, one per line. */
function problemsOf(html: string): string[] {
  const elements = elementsOf(html);
  const directives = directivesOf(elements);
  const problems: string[] = [];
  const expectSources = (name: string, expected: readonly string[]): void => {
    const [actual, wanted] = [
      [...(directives.get(name) ?? [])].sort().join(' '),
      [...new Set(expected)].sort().join(' '),
    ];
    if (actual !== wanted) problems.push(`${name}: "${actual}" and not "${wanted}"`);
  };
  const hashes = (tag: string): string[] =>
    elements
      .filter((element) => isInline(element) && element.tagName === tag)
      .map((element) => `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`);
  expectSources('default-src', ["'self'"]);
  expectSources('object-src', ["'none'"]);
  expectSources('script-src', ["'self'", ...hashes('script')]);
  expectSources('style-src', ["'self'", ...hashes('style')]);
  expectSources('img-src', ["'self'", 'data:']);
  expectSources('connect-src', ["'self'"]);
  expectSources('frame-src', ["'self'"]);
  expectSources('worker-src', ["'none'"]);
  expectSources('base-uri', ["'none'"]);
  expectSources('form-action', ["'none'"]);
  expectSources('require-trusted-types-for', ["'script'"]);
  const first = elements.find((element) => isInline(element) || element.tagName === 'link' || isPolicy(element));
  if (!first || !isPolicy(first)) problems.push('the policy comes after what it is for');
  for (const {tagName, attrs} of elements) {
    const refused = attrs.find(({name}) => name === 'style' || name.startsWith('on'));
    if (refused) problems.push(`<${tagName} ${refused.name}="${refused.value}"> is refused by the policy`);
  }
  return problems;
}

test("every page's policy has the hashes of its inline scripts and styles, and allows nothing else", () => {
  test.slow();
  const wrong = htmlFiles().flatMap(({file, html}) => problemsOf(html).map((problem) => `${file}: ${problem}`));
  expect(wrong.slice(0, 10)).toEqual([]);
});

test('the explorer’s policy is a page’s policy plus localhost connections and style attributes', () => {
  const sourcesOf = (file: string): Record<string, string[]> =>
    Object.fromEntries(
      [...directivesOf(elementsOf(readBuilt(file)))].map(([name, all]) => [
        name,
        all.filter((it) => !it.startsWith("'sha")),
      ]),
    );
  expect(sourcesOf(explorerFile)).toEqual({
    ...sourcesOf('install/index.html'),
    'connect-src': ["'self'", 'http://127.0.0.1:*', 'http://localhost:*'],
    'style-src-attr': ["'unsafe-inline'"],
  });
});

/**
 * What a page has that its reader can use. `shared` is what every page has, search and the mobile menu; three
 * pages stand for all of them, with and without a sidebar.
 */
type Part = 'tabs' | 'code' | 'pictures' | 'shared';

/** Kinds of pages, each with its address and its parts; on other pages, a violation is an error that fails any test. */
const kinds: Readonly<Record<string, readonly [address: string, ...parts: Part[]]>> = {
  'landing page': ['', 'tabs', 'code', 'shared'],
  'guide with pictures': ['api/services', 'tabs', 'code', 'pictures'],
  'guide to errors': ['troubleshooting', 'code'],
  class: ['reference/typescript/api/client.gen/classes/Host', 'shared'],
  'not found': ['no-such-page', 'shared'],
};

/** Performs each possible action on a page once. */
async function useAll(page: Page, parts: readonly Part[]): Promise<void> {
  const content = page.locator('main');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  if (parts.includes('tabs')) await content.getByRole('tab', {name: 'Python'}).first().click();
  if (parts.includes('code')) {
    const copy = content.locator('.code-copy:visible').first();
    await copy.scrollIntoViewIfNeeded();
    await copy.click();
    await expect(copy).toHaveAttribute('data-copied');
  }
}

async function zoom(page: Page): Promise<void> {
  const picture = page.locator('.theme-doc-markdown picture > img').first();
  await expect(picture).toHaveClass(/medium-zoom-image/);
  await picture.click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
}

async function search(page: Page): Promise<void> {
  // On a page that Playwright scrolls to the button, the navbar moves while the button is pressed.
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect(page.locator('.navbar')).toHaveCSS('transform', 'none');
  await searchButton(page).click();
  await searchBox(page).fill('secrets');
  await expect(searchHits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({width: 390, height: 844});
  // React has handled the new width when it has rendered the menu.
  const menu = page.locator('.navbar-sidebar');
  await menu.waitFor({state: 'attached'});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({width: 1280, height: 800});
}

async function useShared(page: Page): Promise<void> {
  await search(page);
  await openMenu(page);
}

async function rest(page: Page, link: string): Promise<void> {
  const target = page.locator(`${link}:visible`).first();
  await target.hover();
  // The linked page is preloaded after a moment, unless it's this one or has been loaded.
  await page.waitForTimeout(200);
}

test.describe('the policy blocks no action', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const [kind, [address, ...parts]] of Object.entries(kinds)) {
    test(kind, async ({page, problems}) => {
      test.slow();
      problems.expect(/404/);
      const refused: string[] = [];
      await page.exposeFunction('reportRefusal', (what: string) => refused.push(what));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
          const {reportRefusal} = window as unknown as {reportRefusal: (what: string) => void};
          reportRefusal(`${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      await page.goto(`/0.18/${address}`);
      await rest(page, 'footer a[href^="/0.18/"]');
      await useAll(page, parts);
      await gotoHydrated(page, `/0.18/${address}`);
      await useAll(page, parts);
      if (parts.includes('pictures')) await zoom(page);
      if (parts.includes('shared')) await useShared(page);
      const link = page.locator('footer a[href^="/0.18/"]:visible').last();
      const target = new URL((await link.getAttribute('href')) ?? '', page.url());
      await link.click();
      await expect(page).toHaveURL(target.href);
      await expect(page.locator('h1')).toBeVisible();
      expect(refused).toEqual([]);
    });
  }

  test('injected scripts, styles, images and requests are blocked', async ({page, problems}) => {
    problems.expect(/Content Security Policy|violates|https:\/\/elsewhere\.test\//);
    await gotoHydrated(page, '/0.18/install');
    const found = await page.evaluate(async () => {
      const refused: string[] = [];
      addEventListener('securitypolicyviolation', ({effectiveDirective}) => refused.push(effectiveDirective));
      const image = document.createElement('div');
      image.innerHTML = '<img src="https://elsewhere.test/x.png"><p style="color: red" onclick="alert(1)">x</p>';
      document.body.append(image);
      const style = document.createElement('style');
      style.textContent = 'p { color: red }';
      document.head.append(style);
      const script = document.createElement('script');
      script.src = 'https://elsewhere.test/x.js';
      document.head.append(script);
      await fetch('https://elsewhere.test/').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return [...new Set(refused)].sort();
    });
    expect(found).toEqual([
      'connect-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  });
});
