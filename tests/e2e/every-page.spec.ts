import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures';
import {builtPages, pagesWithNewParts} from '../built';

// Split, so that the workers share the work.
const parts = 6;

/** Whether the page's title and its last entry in the sidebar are visible, and the pictures that can't be enlarged. */
function look(page: Page): Promise<{title: boolean; entry: boolean | undefined; fixed: string[]}> {
  return page.evaluate(() => {
    const isInView = (element: Element): boolean => {
      const {top, bottom, width} = element.getBoundingClientRect();
      return element.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight;
    };
    const title = document.querySelector('h1');
    const entry = [...document.querySelectorAll('.theme-doc-sidebar-menu [aria-current="page"]')].at(-1);
    const pictures = [...document.querySelectorAll('picture > img')];
    const fixed = pictures.filter(
      (image) => !image.matches('.theme-doc-markdown img') || image.closest('a, button, .no-zoom'),
    );
    return {
      title: title?.checkVisibility() ?? false,
      entry: entry && isInView(entry),
      fixed: fixed.map(({outerHTML}) => outerHTML),
    };
  });
}

for (let part = 0; part < parts; part += 1) {
  test(`spec 2: every page opens without problems, with its sidebar entry in view: part ${part + 1} of ${parts}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    /* Pages whose elements are those of others, such as the reference's, are only opened: the scripts are the same on every
       page, and fail on a page because of its elements, not its words. */
    const firsts = pagesWithNewParts();
    expect(firsts.size).toBeGreaterThan(30);
    const pages = builtPages().filter((_, index) => index % parts === part);
    expect(pages.length).toBeGreaterThan(300 / parts);
    for (const address of pages) {
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      if (firsts.has(address)) await hydrated(page);
      // The only page without a sidebar.
      const entry = address === '/0.18/api/playground' ? undefined : true;
      await expect.poll(() => look(page), address).toEqual({title: true, entry, fixed: []});
    }
  });
}
