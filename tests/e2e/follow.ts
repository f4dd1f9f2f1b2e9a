import {expect, type Locator, type Page} from '@playwright/test';

/**
 * Clicks a link on the page, wherever it is: in the text, the navbar, the sidebar or the footer.
 *
 * @param address the link's `href`, including its hash: `/0.18/contributing`
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.locator(`a[href="${address}"]:visible`).first().click();
}

/**
 * Goes back to an address of this site that isn't linked, as if the reader had typed it earlier: the browser dispatches
 * a real `popstate` event.
 */
export async function goBackTo(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    const here = location.href;
    history.pushState({key: 'before'}, '', url);
    history.pushState({key: 'behind'}, '', here);
  }, address);
  // Not page.goBack(), which waits for a page load that may not happen.
  await page.evaluate(() => history.back());
}

/** Presses Tab until an element has the focus, as a reader without a mouse does; fails if it never gets it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 200 && !(await isFocused()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Delays the page's scripts, or those that match a pattern, or their failure, until the returned function is called. */
export async function holdScripts(
  page: Page,
  pattern: string | RegExp = '**/*.js',
  outcome: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route[outcome]();
  });
  return release;
}

/** Opens a page as it is before hydration: its scripts load once the returned function is called, or never. */
export async function openUntouched(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address);
  return release;
}
