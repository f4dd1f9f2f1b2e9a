import type {Page} from '@playwright/test';

/**
 * Clicks a link of the open page, wherever it is: in the text, the navbar, the sidebar or the footer.
 *
 * @param address as the link has it: `/0.18/contributing`, with its anchor if it has one
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]:visible`).first().click();
}

/**
 * Goes back to an address of this site that no link leads to, as a reader does who typed it earlier: the browser tells
 * the page with a real `popstate` event.
 */
export async function goBackTo(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    const here = location.href;
    history.pushState({key: 'before'}, '', url);
    history.pushState({key: 'behind'}, '', here);
  }, address);
  // Not page.goBack(), which waits for the load of a page that needn't load.
  await page.evaluate(() => history.back());
}

/** Holds the page's scripts back until the function that it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
