import type {AddressInfo} from 'node:net';
import {chromium, type Page} from '@playwright/test';
import {searchDialog} from '../../config/search-dialog';
import {site} from '../../config/site';
import {ensureBrowser} from '../../../scripts/browser';
import {createSiteServer} from '../../../scripts/serve';

/** Longer than any answer takes, in ms. */
const timeout = 20_000;

/**
 * Asks the search of the built site in Chromium as a reader does: each query is put into the box of its dialog.
 *
 * @returns for each query the addresses of the hits from top to bottom: path, query and anchor with the base path
 * @throws where there is no build, no browser, or no index
 */
export async function ask(queries: readonly string[]): Promise<string[][]> {
  const server = createSiteServer();
  const browser = await chromium.launch({executablePath: ensureBrowser(), args: ['--no-sandbox']});
  try {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const page = await browser.newPage();
    const {port} = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}${site.baseUrl}?${searchDialog.parameter}=dagger`);
    await page.locator('.search-root[data-query]').waitFor({state: 'attached', timeout});
    const answers: string[][] = [];
    for (const query of queries) {
      answers.push(await askOne(page, query));
    }
    return answers;
  } finally {
    await browser.close();
    server.close();
  }
}

async function askOne(page: Page, question: string): Promise<string[]> {
  // The box holds one line.
  const query = question.replace(/\s+/g, ' ').trim();
  await page.locator('.DocSearch-Input').fill(query);
  const root = page.locator(`.search-root:is([data-query=${JSON.stringify(query)}], [data-outcome='failed'])`);
  await root.waitFor({state: 'attached', timeout});
  if ((await root.getAttribute('data-outcome')) === 'failed') {
    throw new Error(`The search could not be loaded when it was asked for ${query}. Run npm run build first.`);
  }
  return root.evaluate(async (element) => {
    // The dialog shows its hits after it has been told how many there are.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const links = element.dataset.outcome === 'found' ? element.querySelectorAll('.DocSearch-Hit a') : [];
    return Array.from(links, (link) => link.getAttribute('href') ?? '');
  });
}
