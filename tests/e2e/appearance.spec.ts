import {readFileSync, writeFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {appearance} from './appearance';
import {expect, gotoHydrated, test} from './fixtures';
import {openSearch, queries, searchDialog, searchHits} from './search';

/** Pages that together have every kind of element, class and layout. */
const pages = [
  '/0.18/',
  '/0.18/features/security',
  '/0.18/quickstart/ci',
  '/0.18/api/return-values',
  '/0.18/api/playground',
  '/0.18/configuration/llm',
  '/0.18/troubleshooting',
  '/0.18/reference/cli',
  '/0.18/reference/typescript',
  '/0.18/reference/typescript/api/client.gen/classes/Host',
  '/0.18/reference/typescript/api/client.gen/enumerations/CacheSharingMode',
  '/0.18/next',
];

/** What else a reader can open. */
const states: ((page: Page) => Promise<unknown>)[] = [
  async (page) => {
    await gotoHydrated(page, '/0.18/no-such-page');
    await page.locator('[aria-live] li > a').first().waitFor();
  },
  async (page) => {
    await openSearch(page, queries.good);
    await searchHits(page).first().waitFor();
  },
  async (page) => {
    await openSearch(page, queries.hopeless);
    await searchDialog(page).locator('.search-screen').waitFor();
  },
  async (page) => {
    await openSearch(page, queries.good);
    await searchHits(page).first().click();
    await searchDialog(page).waitFor({state: 'detached'});
    await page.keyboard.press('Control+k');
    await searchHits(page).first().waitFor();
  },
  async (page) => {
    await gotoHydrated(page, '/0.18/api/services');
    await page.locator('.theme-doc-markdown picture > img').first().click();
    await page.locator('.medium-zoom-image--opened').waitFor();
  },
  async (page) => {
    await gotoHydrated(page, '/0.18/install');
    await page.locator('.navbar__item.dropdown', {hasText: '0.18.14'}).hover();
  },
  async (page) => {
    await page.goto('/0.18/explorer/');
    await page.locator('html[data-ready]').waitFor();
    await page.getByText('Not connected: start an engine.').click();
  },
];

const snapshot = 'tests/fixtures/appearance.txt';

const desktop = {width: 1280, height: 800};
const phone = {width: 390, height: 844};
const colours = /color|background|border-[^rc]|fill|stroke|shadow|outline/;

/** Shows all links and controls as if the pointer were on them. */
async function hoverAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument', {depth: 0});
  const {nodeIds} = await session.send('DOM.querySelectorAll', {nodeId: root.nodeId, selector: 'a, button, summary'});
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses: ['hover']})),
  );
}

test('every kind of element looks as in its snapshot, on a desktop and a phone, in light and dark colours', async ({
  page,
  problems,
}) => {
  // Reads every element of two dozen pages three times, possibly on a busy machine.
  test.setTimeout(600_000);
  problems.expect(/404/);
  const rules = new Set<string>();
  const add = async (only?: RegExp): Promise<void> => {
    for (const rule of await appearance(page, only)) rules.add(rule);
  };
  const addAll = async (): Promise<void> => {
    await add();
    await hoverAll(page);
    await add();
    await page.setViewportSize(phone);
    await add();
    await page.setViewportSize(desktop);
    await page.emulateMedia({colorScheme: 'dark'});
    await add(colours);
    await page.emulateMedia({colorScheme: 'light'});
  };
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  for (const address of pages) {
    await gotoHydrated(page, address);
    await addAll();
  }
  for (const open of states) {
    await open(page);
    await addAll();
  }
  await gotoHydrated(page, '/0.18/api/services');
  await page.emulateMedia({media: 'print'});
  await add();
  await page.emulateMedia({media: null});
  await gotoHydrated(page, '/0.18/install');
  await page.setViewportSize(phone);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('.navbar-sidebar').waitFor();
  await add();
  if (/all|changed/.test(test.info().config.updateSnapshots))
    writeFileSync(snapshot, `${[...rules].sort().join('\n')}\n`);
  const known = new Set(readFileSync(snapshot, 'utf8').split('\n'));
  const hint = `if this is how they should look, add -u, and read the difference in ${snapshot}`;
  // A kind that has left the pages is no fault: their texts change.
  expect(
    [...rules].filter((rule) => !known.has(rule)),
    hint,
  ).toEqual([]);
});
