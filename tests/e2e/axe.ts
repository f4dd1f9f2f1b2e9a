import type {Page} from '@playwright/test';
import {type RunOptions, type run, source} from 'axe-core';
import {expect} from './fixtures';

/** Experimental rules, which axe doesn't run by tag but Lighthouse does. */
const experimental = ['label-content-name-mismatch', 'td-has-header'];
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result depends on the colour mode, and only on an element's look. */
const colours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

const switched = (rules: string[], enabled: boolean): NonNullable<RunOptions['rules']> =>
  Object.fromEntries(rules.map((rule) => [rule, {enabled}]));

/**
 * Runs axe in light mode, and the rules on colours in both modes; returns one line per violated rule.
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
  const found = await analyse(page, 'light', part, {
    runOnly: {type: 'tag', values: tags},
    rules: {...switched(experimental, true), ...switched([...colours, ...except], false)},
  });
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    // The contrast of a colour in transition is meaningless.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.cancel()));
    await page.evaluate(markLooks, part);
    found.push(...(await analyse(page, mode, '[data-look]', {runOnly: {type: 'rule', values: colours}})));
  }
  await page.emulateMedia({colorScheme: 'light'});
  return found;
}

/**
 * Marks one visible element for each look of a text, and each frame. axe takes several milliseconds for the contrast of
 * an element, and a long page has thousands of elements with the same colours below the same classes.
 */
function markLooks(part = 'html'): void {
  const looks = new Map<Element | null, string>([[null, '']]);
  const lookOf = (element: Element | null): string => {
    const known = looks.get(element);
    if (element === null || known !== undefined) return known ?? '';
    const {color, backgroundColor, backgroundImage, fontSize, fontWeight, opacity} = getComputedStyle(element);
    const own = [element.localName, element.getAttribute('class'), color, backgroundColor, backgroundImage, opacity];
    const look = [lookOf(element.parentElement), ...own, fontSize, fontWeight].join(' ');
    looks.set(element, look);
    return look;
  };
  const hasText = ({childNodes, localName}: Element): boolean =>
    ['input', 'textarea', 'select'].includes(localName) ||
    Array.from(childNodes).some((child) => child instanceof Text && child.data.trim() !== '');
  const seen = new Set<string>();
  for (const element of document.querySelectorAll(`:is(${part}), :is(${part}) *`)) {
    element.removeAttribute('data-look');
    if (element.localName !== 'iframe' && (!hasText(element) || !element.checkVisibility())) continue;
    const look = lookOf(element);
    if (!seen.has(look)) element.setAttribute('data-look', '');
    seen.add(look);
  }
}

async function analyse(page: Page, mode: string, part: string | undefined, options: RunOptions): Promise<string[]> {
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
