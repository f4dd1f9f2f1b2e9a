import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome the colour mode changes. */
const contrast = ['color-contrast', 'color-contrast-enhanced'];

/**
 * What axe finds in the page's light mode, and what it finds about contrast in dark mode; one line a rule.
 *
 * @param page Follows the system's colour scheme, which is light.
 * @param part The selector of the part to look at; the whole page without one.
 * @param except Rules that don't count.
 */
export async function violations(page: Page, part?: string, except: string[] = []): Promise<string[]> {
  // Parts that are out of view start their transitions when they come into view, which is after axe looked at them.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const light = await analyse(page, 'light', part, (builder) => builder.withTags(tags).disableRules(except));
  await page.emulateMedia({colorScheme: 'dark'});
  const dark = await analyse(page, 'dark', part, (builder) => builder.withRules(contrast));
  await page.emulateMedia({colorScheme: 'light'});
  return [...light, ...dark];
}

async function analyse(
  page: Page,
  mode: string,
  part: string | undefined,
  choose: (builder: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // A colour that is still on its way to another one has no contrast to measure.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.cancel()));
  const builder = new AxeBuilder({page});
  const result = await choose(part === undefined ? builder : builder.include(part)).analyze();
  return result.violations.map(({id, nodes}) => {
    const [first] = nodes;
    return `${mode}: ${id} on ${nodes.length} elements, first ${first?.target.join(' ') ?? ''}: ${first?.failureSummary ?? ''}`;
  });
}
