import type {Page} from '@playwright/test';
import {browserArgs} from '@docs-kit/base/node/chromium';
import {launchOptions} from '../launch';
import {expect, test} from './fixtures';
import {distinctPages} from '../built';

// The browser's setting also changes the units of media queries, which a style on the page doesn't.
test.use({launchOptions: {...launchOptions, args: [...browserArgs, '--blink-settings=defaultFontSize=32']}});

const widths = [320, 390, 520, 1280];
// Split, so that the workers share the work.
const parts = 3;

/**
 * Whether the page is wider than the window, and the words of its title that break. A phone's `innerWidth` grows with a
 * page that's too wide.
 */
function faultsOf(page: Page, width: number): Promise<{isWide: boolean; cut: string[]}> {
  return page.evaluate((available) => {
    const cut: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.querySelector('h1') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const {0: word, index} of text.data.matchAll(/\w+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top))).size > 1) cut.push(word);
      }
    }
    const links = Array.from(document.querySelectorAll('.footer a'));
    const wide = document.documentElement.scrollWidth > available;
    // The footer cuts off what's wider than itself.
    return {isWide: wide || links.some((link) => link.getBoundingClientRect().right > available), cut};
  }, width);
}

for (let part = 0; part < parts; part += 1) {
  test(
    `with text of 200 %, no page is wider than ${widths.join(', ')} px, and no word of a title is cut: part ${part + 1} of ${parts}`,
    {tag: '@mobile'},
    async ({page, problems}) => {
      test.slow();
      problems.expect(/404/);
      const faults: string[] = [];
      for (const address of [...distinctPages(), '/0.18/no-such-page'].filter((_, index) => index % parts === part)) {
        await page.goto(address, {waitUntil: 'domcontentloaded'});
        // From the width that the window has, because each layout of a page costs time.
        for (const width of widths.reverse()) {
          await page.setViewportSize({width, height: 844});
          const {isWide, cut} = await faultsOf(page, width);
          if (isWide) faults.push(`${address} is wider than ${width} px`);
          if (cut.length > 0) faults.push(`${address} cuts ${cut.join(', ')} at ${width} px`);
        }
      }
      expect(faults).toEqual([]);
    },
  );
}
