import type {Page} from '@playwright/test';

/** Goes to a page of this site as a link in the page does. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({key: 'abcdef'}, '', url);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'abcdef'}}));
  }, address);
}
