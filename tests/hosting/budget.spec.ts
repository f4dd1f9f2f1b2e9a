import type {Page} from '@playwright/test';
import {expect, gotoHydrated, test} from '../e2e/fixtures';
import {builtFiles, readBuilt} from '../built';
import {eagerImagesOf, fileAt, plainSize, quickSize, scriptsOf, sentSize, styleSheetsOf} from './sizes';

/** The cost of a page, in KiB with Brotli. */
interface Cost {
  html: number;
  css: number;
  /** Images that load with the page, visible or not. */
  images: number;
  /** Scripts that load with the page: none, because they wait for the reader's first interaction. */
  scripts: number;
  /** All scripts that have loaded when React has hydrated the page and the browser is idle. */
  hydrated: number;
}

interface PageKind {
  kind: string;
  /** Relative to the base path. */
  address: string;
  file: string;
  budget: Cost;
}

const guide = (kind: string, address: string, budget: Cost): PageKind => ({
  kind,
  address,
  file: `${address}/index.html`,
  budget,
});

/**
 * A page's styles are in its HTML, images are the same on every page, and no script loads before the first interaction.
 */
const shared = {css: 0, images: 0.5, scripts: 0};

/* 3 % above the cost when the budgets were set. 5.7 KiB of each page is the inline script that handles the
   reader's actions before hydration and when scripts fail, and 0.3 KiB is its policy. If a budget fails, either fix the
   accident or accept the price by raising it here. */
const budgets: PageKind[] = [
  {kind: 'landing page', address: '', file: 'index.html', budget: {...shared, html: 26.7, hydrated: 116.2}},
  guide('short guide', 'contributing', {...shared, html: 22.5, hydrated: 109.8}),
  guide('long guide', 'api/services', {...shared, html: 36.3, hydrated: 124.4}),
  guide('guide to errors', 'troubleshooting', {...shared, html: 52.4, hydrated: 140}),
  guide('longest guide', 'cookbook', {...shared, html: 66.2, hydrated: 155.2}),
  guide('reference: class', 'reference/typescript/api/client.gen/classes/Container', {
    ...shared,
    html: 34.7,
    hydrated: 121.8,
  }),
  guide('reference: index', 'reference/typescript/api/client.gen', {...shared, html: 23.6, hydrated: 112.1}),
  {kind: 'not found', address: 'no-such-page', file: '404.html', budget: {...shared, html: 15.4, hydrated: 111.1}},
];

/** KiB of all files for each page, so that another page stays within it; sent as `quickSize` measures it. */
const buildBudget = {plain: 182.7, sent: 35};

/** KiB of a page as Markdown, which loads only on request; 3 % above what was measured, so that a paragraph fits. */
const markdownBudget = {plain: 15.95, sent: 3.36};

async function costOf(page: Page, {address, file}: PageKind): Promise<Cost> {
  const html = readBuilt(file);
  return {
    html: await sentSize([file]),
    css: await sentSize(styleSheetsOf(html)),
    images: await sentSize(eagerImagesOf(html)),
    scripts: await sentSize(scriptsOf(html)),
    hydrated: await sentSize(await scriptsUntilHydrated(page, address)),
  };
}

/** The scripts that a hydrated page has loaded. */
async function scriptsUntilHydrated(page: Page, address: string): Promise<string[]> {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(fileAt(new URL(request.url()).pathname) ?? '');
  });
  await gotoHydrated(page, address);
  // Includes what a page loads slightly later.
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return [...loaded];
}

/** Fails with all costs and budgets if any budget is exceeded. */
function expectWithin<Name extends string>(
  rows: {name: string; cost: Record<Name, number>; budget: Record<Name, number>}[],
): void {
  const line = (cells: string[]): string =>
    cells.map((cell, at) => (at ? cell.padStart(19) : cell.padEnd(17))).join('');
  const names = Object.keys(rows[0]?.budget ?? {}) as Name[];
  const above = (cost: number, budget: number): boolean => cost > budget;
  const table = rows.map(({name, cost, budget}) =>
    line([
      name,
      ...names.map((part) => {
        const mark = above(cost[part], budget[part]) ? '! ' : '';
        return `${mark}${cost[part].toFixed(1)} / ${budget[part].toFixed(1)}`;
      }),
    ]),
  );
  const failed = rows.some(({cost, budget}) => names.some((part) => above(cost[part], budget[part])));
  expect(
    failed,
    ['KiB, measured / budget: find what has grown, or raise the budget', line(['', ...names]), ...table].join('\n'),
  ).toBe(false);
}

// In one worker, which compresses each page once.
test.describe.configure({mode: 'default'});

test('every kind of page stays within its byte budget', async ({page, problems}) => {
  test.slow();
  problems.expect(/404/);
  const rows = [];
  for (const kind of budgets) rows.push({name: kind.kind, cost: await costOf(page, kind), budget: kind.budget});

  expectWithin(rows);
});

test('no page exceeds the length limit for guides', async () => {
  const budget = budgets.find(({kind}) => kind === 'longest guide')?.budget.html ?? 0;
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  const isAbove = async (file: string): Promise<boolean> =>
    (await quickSize([file])) > budget && (await sentSize([file])) > budget;
  const above = await Promise.all(pages.map(async (file) => ((await isAbove(file)) ? [file] : [])));
  expect(above.flat()).toEqual([]);
});

test('the whole build stays within its byte budget', async () => {
  const isMarkdown = (file: string): boolean => /\.md$|^llms.*\.txt$/.test(file);
  const markdown = builtFiles().filter(isMarkdown);
  const files = builtFiles().filter((file) => !isMarkdown(file));
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const costOfEach = async (group: string[]): Promise<typeof buildBudget> => ({
    plain: plainSize(group) / pages,
    sent: (await quickSize(group)) / pages,
  });
  expectWithin([
    {name: 'build/', cost: await costOfEach(files), budget: buildBudget},
    {name: 'Markdown', cost: await costOfEach(markdown), budget: markdownBudget},
  ]);
});
