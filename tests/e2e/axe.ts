import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './fixtures';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends on the colour mode. */
const contrast = ['color-contrast', 'color-contrast-enhanced'];

/**
 * Runs axe in light mode, and its contrast rules in dark mode; returns one line per violated rule.
 *
 * @param page follows the system's colour scheme, which is light
 * @param part selector of the part to check; the whole page if missing
 * @param except rules to ignore
 */
export async function violations(page: Page, part?: string, except: string[] = []): Promise<string[]> {
  // Off-screen parts start their transitions when they scroll into view, after axe has examined them.
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
  // The contrast of a colour in transition is meaningless.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.cancel()));
  const builder = new AxeBuilder({page});
  const result = await choose(part === undefined ? builder : builder.include(part)).analyze();
  return result.violations.map(({id, nodes}) => {
    const [first] = nodes;
    return `${mode}: ${id} on ${nodes.length} elements, first ${first?.target.join(' ') ?? ''}: ${first?.failureSummary ?? ''}`;
  });
}
