import {browserArgs} from '@docs-kit/base/node/chromium';
import {launchOptions} from '../launch';
import {builtPages, expect, test} from './fixtures';

// The browser's setting also changes the units of media queries, which a style on the page doesn't.
test.use({launchOptions: {...launchOptions, args: [...browserArgs, '--blink-settings=defaultFontSize=32']}});

for (const width of [320, 390, 520, 1280]) {
  test(
    `with text of 200 %, no page is wider than ${width} px, and no word of a title is cut`,
    {
      tag: '@mobile',
    },
    async ({page, problems}) => {
      test.slow();
      problems.expect(/404/);
      await page.setViewportSize({width, height: 844});
      // Members' pages are alike.
      const pages = builtPages().filter((address, index) => !address.includes('/client.gen/') || index % 20 === 0);
      const faults: string[] = [];
      for (const address of [...pages, '/0.18/no-such-page']) {
        await page.goto(address);
        const {isWide, cut} = await page.evaluate(() => {
          const words: string[] = [];
          const range = document.createRange();
          const texts = document.createTreeWalker(document.querySelector('h1') ?? document.body, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const text = texts.currentNode as Text;
            for (const {0: word, index} of text.data.matchAll(/\w+/g)) {
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top))).size > 1) words.push(word);
            }
          }
          const links = Array.from(document.querySelectorAll('.footer a'));
          const wide = document.documentElement.scrollWidth > innerWidth;
          // The footer cuts off what's wider than itself.
          return {isWide: wide || links.some((link) => link.getBoundingClientRect().right > innerWidth), cut: words};
        });
        if (isWide) faults.push(`${address} is too wide`);
        if (cut.length > 0) faults.push(`${address} cuts ${cut.join(', ')}`);
      }
      expect(faults).toEqual([]);
    },
  );
}
