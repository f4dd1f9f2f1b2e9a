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
        for (const address of builtPages().filter((_, index) => index % parts === part)) {
          await gotoHydrated(page, address);
          await expect(page.locator('h1').first(), address).toBeVisible();
          const entry = page.locator('.theme-doc-sidebar-menu [aria-current="page"]').last();
          if ((await entry.count()) > 0) await expect(entry, address).toBeInViewport();
        }
      });
    }
  },
);
