import {builtPages, expect, gotoHydrated, test} from './fixtures';

// Split, so that both workers share the work.
const parts = 4;

test.describe(
  'spec 2: every page of the build opens without problems, with its sidebar entry in view',
  {tag: '@desktop'},
  () => {
    for (let part = 0; part < parts; part += 1) {
      test(`part ${part + 1} of ${parts}`, async ({page}) => {
        test.setTimeout(120_000);
        const pages = builtPages().filter((_, index) => index % parts === part);
        expect(pages.length).toBeGreaterThan(300 / parts);
        for (const address of pages) {
          await gotoHydrated(page, address);
          await expect(page.locator('h1').first(), address).toBeVisible();
          const entries = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
          // The only page without a sidebar.
          if (address === '/0.18/api/playground') await expect(entries).toHaveCount(0);
          else await expect(entries.last(), address).toBeInViewport();
        }
      });
    }
  },
);
