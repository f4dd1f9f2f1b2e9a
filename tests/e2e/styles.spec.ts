import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

/** Pages that use most of the style sheet's rules between them. */
const addresses = [
  '/0.18/',
  '/0.18/quickstart/ci',
  '/0.18/configuration/llm',
  '/0.18/reference/typescript/api/client.gen/classes/Client',
];

/** An element's visible styles; its position is compared separately. */
const properties =
  'background border border-radius box-shadow color content display fill font gap list-style opacity outline overflow position stroke text-decoration transform visibility z-index'.split(
    ' ',
  );

/** The styles and positions of all elements and of their `::before` content. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const read = (element: Element, pseudo?: string): string => {
      const style = getComputedStyle(element, pseudo);
      return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    };
    return Array.from(document.querySelectorAll('body, body :not(script)'), (element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join();
      return `<${element.localName} class="${element.getAttribute('class')}"> ${place} ${read(element)} ${read(element, '::before')}`;
    });
  }, properties);
}

test.describe('the styles in a page’s head', () => {
  for (const address of addresses) {
    test(`are all that the page needs: ${address}`, {tag: '@mobile'}, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(address);
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
      const before = await looks(page);
      await page.evaluate(async () => {
        const [href = ''] = JSON.parse(document.getElementById('page-styles')?.textContent ?? '[]') as string[];
        const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
        document.head.append(link);
        await new Promise((resolve) => link.addEventListener('load', resolve));
      });
      const after = await looks(page);
      expect(after.filter((look, index) => look !== before[index])).toEqual([]);
    });
  }

  test('are enough until the full style sheet loads, which the scripts wait for', async ({page, problems}) => {
    problems.expect(/request failed|Failed to load resource|ERR_FAILED/);
    await page.route('**/assets/css/styles.*', (route) => route.abort());
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/0.18/install');
    await page.locator('h1').hover();
    const retry = page.locator('.load-failure').getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await expect(page.locator('script[src]')).toHaveCount(0);
    await expect(page.locator('nav.navbar')).toHaveCSS('position', 'sticky');
    await page.unroute('**/assets/css/styles.*');
    await retry.click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(retry).toHaveCount(0);
  });
});
