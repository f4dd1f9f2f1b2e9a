import path from 'node:path';
import type {Page} from '@playwright/test';
import {builtPages} from '../built';
import {expect, test} from './fixtures';

/** The names on a page that break within a word, each with a bar at the break: `withDirector|y`. */
function cutNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const topOf = (node: Node, at: number): number => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    };
    const cuts: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('pre, style, script, svg')) continue;
      const text = node.nodeValue ?? '';
      for (const {index} of text.matchAll(/(?<=[A-Za-z])[a-z]/g))
        if (topOf(node, index) > topOf(node, index - 1) + 4) cuts.push(`${text.slice(0, index)}|${text.slice(index)}`);
    }
    return cuts;
  });
}

test('no name breaks within a word, also in the longest titles of the reference', {tag: '@both'}, async ({page}) => {
  const names = builtPages().filter((address) => address.includes('/reference/typescript/'));
  const longest = names.sort((a, b) => path.basename(b).length - path.basename(a).length).slice(0, 3);
  expect(longest).toHaveLength(3);
  for (const address of ['api/types', 'api/engine', 'reference/typescript/common/errors/', ...longest]) {
    await page.goto(address);
    if (longest.includes(address)) await expect(page.locator('h1')).toHaveText(path.basename(address));
    expect.soft(await cutNames(page), address).toEqual([]);
  }
});

test('no line breaks after a flag’s dashes', {tag: '@both'}, async ({page}) => {
  for (const address of ['reference/cli', 'install', 'api/playground']) {
    await page.goto(address);
    const flags = page.locator('.theme-doc-markdown :not(pre) > code:visible', {hasText: /(?:^|\s)--?\w/});
    expect(await flags.count()).toBeGreaterThan(0);
    const cut = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.theme-doc-markdown code'))
        .filter((code) => !code.closest('pre') && code.checkVisibility())
        .flatMap((code) => {
          const range = document.createRange();
          const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const cuts: string[] = [];
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            for (const {index, 0: dashes} of (node.nodeValue ?? '').matchAll(/--?(?=\w)/g)) {
              range.setStart(code, 0);
              range.setEnd(node, index);
              // A dash within a word, whose beginning may be in another element.
              if (/[\w-]$/.test(range.toString())) continue;
              range.setStart(node, index);
              range.setEnd(node, index + dashes.length + 1);
              if (range.getClientRects().length > 1) cuts.push(code.textContent);
            }
          }
          return cuts;
        }),
    );
    expect.soft(cut, address).toEqual([]);
  }
});

test('the lines that a command wraps to are indented', {tag: '@mobile'}, async ({page}) => {
  await page.goto('install');
  const [command, address] = await page
    .locator('pre > code')
    .first()
    .evaluate((code) =>
      ['curl', 'https'].map((word) => {
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (texts.nextNode() && !texts.currentNode.nodeValue?.includes(word));
        range.setStart(texts.currentNode, texts.currentNode.nodeValue?.indexOf(word) ?? 0);
        range.setEnd(texts.currentNode, range.startOffset + 1);
        return range.getBoundingClientRect().left;
      }),
    );
  expect(address).toBeGreaterThan(command ?? 0);
});

/** Replaces a reader's own style sheet on the page. */
async function addStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

test('nothing in the navbar is cut off or overlaps with large text or wide spacing', async ({page}) => {
  await page.goto('install');
  for (const styles of [
    ':root { font-size: 125% }',
    ':root { font-size: 150% }',
    ':root { font-size: 200% }',
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ]) {
    await addStyles(page, `${styles} .dropdown__menu { display: none }`);
    for (const width of [1000, 1280]) {
      await page.setViewportSize({width, height: 700});
      const faults = await page.locator('.navbar').evaluate((navbar) => {
        const items = Array.from(navbar.querySelectorAll('.navbar__items > *')).filter((item) => item.clientWidth > 0);
        // What's drawn, which can be more than an element's box.
        const boxes = items.map((item) => {
          const contents = document.createRange();
          contents.selectNodeContents(item);
          return contents.getBoundingClientRect();
        });
        const {right, bottom} = navbar.getBoundingClientRect();
        return items.flatMap((item, index) => {
          const box = boxes[index] ?? item.getBoundingClientRect();
          const overlaps = box.right > (boxes[index + 1]?.left ?? right) || box.bottom > bottom;
          const cut = Array.from(item.querySelectorAll('*')).some(
            (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
          );
          return overlaps || cut ? [{name: item.textContent, overlaps, cut}] : [];
        });
      });
      expect.soft(faults, `${styles} at ${width} px`).toEqual([]);
    }
  }
});

test('large text doesn’t move a title below the button beside it', {tag: '@mobile'}, async ({page}) => {
  await page.goto('reference/cli');
  await addStyles(page, ':root { font-size: 150% }');
  const right = await page.locator('h1').evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return Math.max(...Array.from(range.getClientRects(), (box) => box.right));
  });
  const copy = await page.getByRole('button', {name: 'Copy page'}).boundingBox();
  expect(right).toBeLessThanOrEqual(copy?.x ?? 0);
});
