import type {Page} from '@playwright/test';
import {type RunOptions, type run, source} from 'axe-core';
import {expect} from './fixtures';

/** Experimental rules, which axe doesn't run by tag but Lighthouse does. */
const experimental = ['label-content-name-mismatch', 'td-has-header'];
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends on the colour mode. */
const contrast = ['color-contrast', 'color-contrast-enhanced'];

const switched = (rules: string[], enabled: boolean): NonNullable<RunOptions['rules']> =>
  Object.fromEntries(rules.map((rule) => [rule, {enabled}]));

/**
 * Runs axe in light mode, and its contrast rules in dark mode; returns one line per violated rule.
 *
 * @param page follows the system's colour scheme, which is light
 * @param part selector of the part to check; the whole page if missing
 * @param except rules to ignore
 */
export async function violations(page: Page, part?: string, except: string[] = []): Promise<string[]> {
  // Not `@axe-core/playwright`, which lists every element that passes, and evaluates that list in another tab.
  for (const frame of page.frames()) await frame.evaluate(source);
  // Off-screen parts start their transitions when they scroll into view, after axe has examined them.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const light = await analyse(page, 'light', part, {
    runOnly: {type: 'tag', values: tags},
    rules: {...switched(experimental, true), ...switched(except, false)},
  });
  await page.emulateMedia({colorScheme: 'dark'});
  const dark = await analyse(page, 'dark', part, {runOnly: {type: 'rule', values: contrast}});
  await page.emulateMedia({colorScheme: 'light'});
  return [...light, ...dark];
}

async function analyse(page: Page, mode: string, part: string | undefined, options: RunOptions): Promise<string[]> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // The contrast of a colour in transition is meaningless.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.cancel()));
  const results = await page.evaluate(
    async ([selector, choice]) => {
      const {axe} = window as unknown as {axe: {run: typeof run}};
      const {violations: violated} = await axe.run(selector ?? document, {...choice, resultTypes: ['violations']});
      return violated.map(({id, nodes}) => ({
        id,
        count: nodes.length,
        first: nodes[0]?.target.join(' ') ?? '',
        summary: nodes[0]?.failureSummary ?? '',
      }));
    },
    [part, options] as const,
  );
  return results.map(
    ({id, count, first, summary}) => `${mode}: ${id} on ${count} elements, first ${first}: ${summary}`,
  );
}
